/** A catalogue: importing it takes its messages in. */
declare module "*.ftl";
/** Every German catalogue of the page. */
declare module "virtual:texts/de";
