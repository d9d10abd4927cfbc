"""The bridge to the browser: requests as JSON in, answers as JSON out."""
