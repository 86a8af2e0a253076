# Warum nicht gerechnet wird
notice-forbidden = Twintree rechnet mit WebAssembly; dieser Browser oder die Website dieser Seite lässt das nicht zu. Nehmen Sie einen anderen Browser; hilft das nicht, geben Sie denen Bescheid, die die Website betreiben.
