# The way to the whole page.
element-open = Open in Twintree
