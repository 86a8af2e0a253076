shell-theme = Farben
shell-theme-system = Wie im System
shell-theme-light = Hell
shell-theme-dark = Dunkel
shell-language = Sprache
shell-language-en = English
shell-language-de = Deutsch
