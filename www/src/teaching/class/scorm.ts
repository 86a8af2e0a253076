/** An exercise as a package for course platforms: SCORM 1.2, a zip of a manifest and static files. */
import { fetched } from "../../engine/files.js";

/** The files of the site that an exercise runs on. */
const parts = ["embed.html", "embed.css", "embed-classic.js", "icon.svg"] as const;

type Files = Readonly<Record<string, Uint8Array<ArrayBuffer>>>;

/** The manifest of an exercise. */
export function manifest(title: string, name: string, files: readonly string[]): string {
  const text = escaped(title);
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="twintree-${name}" version="1.0"
  xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"
  xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
  xsi:schemaLocation="http://www.imsproject.org/xsd/imscp_rootv1p1p2 imscp_rootv1p1p2.xsd http://www.adlnet.org/xsd/adlcp_rootv1p2 adlcp_rootv1p2.xsd">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="exercise">
    <organization identifier="exercise">
      <title>${text}</title>
      <item identifier="item" identifierref="resource">
        <title>${text}</title>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="resource" type="webcontent" adlcp:scormtype="sco" href="embed.html">
${files.map((file) => `      <file href="${file}"/>`).join("\n")}
    </resource>
  </resources>
</manifest>
`;
}

/**
 * The files of a package: the page of the site is told its link, since platforms cut what stands after `#`,
 * and where the whole of Twintree is, at `address`.
 */
export function packageOf(title: string, hash: string, site: Files, address: string): Files {
  const page = new TextDecoder().decode(site["embed.html"]);
  const told = page.replace(
    "</head>",
    `  <meta name="twintree-link" content="${hash}">\n    <meta name="twintree-site" content="${escaped(address)}">\n  </head>`,
  );
  const names = Object.keys(site);
  const text = (value: string) => new TextEncoder().encode(value);
  return {
    "imsmanifest.xml": text(manifest(title, nameOf(hash), names)),
    ...site,
    "embed.html": text(told),
  };
}

/** The zip of an exercise. Rejects where a file of the site cannot be loaded. */
export async function zipExercise(title: string, hash: string): Promise<Uint8Array<ArrayBuffer>> {
  const [{ zipSync }, ...bodies] = await Promise.all([
    import("../../share/zip.js"),
    ...parts.map(bytesOf),
  ]);
  const site = Object.fromEntries(
    parts.map((name, at) => [name, bodies[at] as Uint8Array<ArrayBuffer>]),
  );
  const address = new URL("./", document.baseURI).href;
  // The same exercise is the same file, whenever it is made.
  return new Uint8Array(
    zipSync({ ...packageOf(title, hash, site, address) }, { mtime: "2000-01-01T00:00:00" }),
  );
}

async function bytesOf(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetched(new URL(name, document.baseURI).href);
  return new Uint8Array(await response.arrayBuffer());
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A name for the manifest, made of the link. */
function nameOf(hash: string): string {
  let name = 0;
  for (const character of hash) name = (Math.imul(name, 31) + character.charCodeAt(0)) >>> 0;
  return name.toString(16).padStart(8, "0");
}
