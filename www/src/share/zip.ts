/** What is used of fflate, by name: the rest of it is not built into the page. */
export { deflateSync, inflateSync, zipSync } from "fflate";
