/** A catalogue: importing it takes its messages in. */
declare module "*.ftl";
/** Every German catalogue of the page. */
declare module "virtual:texts/de";
/** The labels of the tabs of the results, in English. */
declare module "virtual:texts/tabs";
