/**
 * `embed-classic.js`: `<twin-tree>` in one file as a classic script, which runs in a page opened from a folder
 * as well; and all that `embed.html` needs, where its script says `data-frame`.
 */
import "./inside.js";

if (document.currentScript?.dataset.frame !== undefined) void import("./frame.js");
