shell-theme = Theme
shell-theme-system = Same as the system
shell-theme-light = Light
shell-theme-dark = Dark
shell-language = Language
shell-language-en = English
shell-language-de = Deutsch
