/** Lays a style over the page that came with the part which needs it; the page itself begins without it. */
export function adopt(style: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
}
