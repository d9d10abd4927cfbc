"""The pages of the texts and of what explains them."""
