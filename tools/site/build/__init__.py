"""What goes with MkDocs from the written and generated pages to the built site."""
