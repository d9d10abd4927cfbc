"""The pages for contributors: modules, reference, data model, schemas."""
