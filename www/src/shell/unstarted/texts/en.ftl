# Why the page does not start; it stands in the page before any script has come
unstarted-file = Twintree does not start from a folder: browsers run its scripts only from a web server. Open its address on the web, or start a web server in this folder, for example with “python3 -m http.server”.
unstarted-old = Twintree could not start: this browser may be too old for it. Update the browser, or use Chrome or Edge from 114, Safari from 26 or Firefox from 140.
unstarted-lost = Twintree could not be loaded. Check your connection and reload the page.
