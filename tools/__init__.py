"""All that builds the site: pages, fonts, the browser's bundle, gates and benchmarks."""
