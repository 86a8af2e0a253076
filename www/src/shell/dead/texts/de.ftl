# Warum nicht gerechnet wird
notice-forbidden = Twintree rechnet mit WebAssembly; dieser Browser oder diese Website lässt das nicht zu. Nehmen Sie einen anderen Browser; hilft das nicht, geben Sie denen Bescheid, die die Website betreiben.
