/**
 * The tabs of the results, in their order. A new one is a line here and a folder of that name: `index.ts`
 * with what it asks, what it lays over the trees and its panel, `texts` with what it says (its label is
 * `tab-` and its name), and `style.css`.
 */

import { edgesOf } from "../model/triangle.js";
import type { Tab } from "./tab.js";
import "virtual:texts/tabs";

/** All of them. The first is sent for at once; the others come when they are looked at. */
export const tabs = [
  { name: "score", group: "why", load: () => import("./score/index.js") },
  { name: "edges", group: "why", count: edgesOf, load: () => import("./edges/index.js") },
  { name: "spanning", group: "why", load: () => import("./spanning/index.js") },
  {
    name: "distances",
    group: "measures",
    over: "pair",
    load: () => import("./distances/index.js"),
  },
  {
    name: "crossings",
    group: "measures",
    over: "pair",
    load: () => import("./crossings/index.js"),
  },
  {
    name: "projection",
    group: "measures",
    over: "pair",
    load: () => import("./projection/index.js"),
  },
  { name: "agreement", group: "work", load: () => import("./agreement/index.js") },
  { name: "fusion", group: "work", load: () => import("./fusion/index.js") },
] as const satisfies readonly Tab[];

/** The name of one of them. */
export type TabName = (typeof tabs)[number]["name"];
