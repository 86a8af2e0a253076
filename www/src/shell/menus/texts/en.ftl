shell-theme = Theme
shell-theme-system = As the system has it
shell-theme-light = Light
shell-theme-dark = Dark
shell-language = Language
shell-language-en = English
shell-language-de = Deutsch
