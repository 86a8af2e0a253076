import type { Plugin } from "vite";

/**
 * Lit makes its Trusted Types policy when it is loaded, under a name of its own. In a page of somebody else
 * that name may be taken, by that page's Lit or by another copy of the element: here the policy has the
 * name `twintree-element`, and is made when something is drawn for the first time.
 */
export function litPolicy(): Plugin {
  const made = /(\w+)\?\1\.createPolicy\("lit-html",\{createHTML:(\w+)=>\2\}\):void 0/;
  return {
    name: "twintree:lit-policy",
    enforce: "pre",
    transform: {
      filter: { id: /\/lit-html\/(?:[\w/]*\/)?lit-html\.js$/ },
      handler(code) {
        if (!made.test(code)) throw new Error("lit-html makes its policy in another way");
        const lazy = (types: string) =>
          `(policy=>${types}?{createHTML:text=>(policy??=${types}.createPolicy("twintree-element",{createHTML:text=>text})).createHTML(text)}:void 0)()`;
        return { code: code.replace(made, (_, types: string) => lazy(types)), map: null };
      },
    },
  };
}
