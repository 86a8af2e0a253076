/** A picture as points. */
import { dataAddress } from "./svg/file.js";

/** Twice as many points as the page has at 100 %. */
const scale = 2;
/** Browsers refuse larger canvases. */
const longest = 16_000;

/** The picture of an SVG file of this size as PNG. Rejects where the browser cannot draw it. */
export async function pngOf(
  svg: string,
  size: { readonly width: number; readonly height: number },
): Promise<Blob> {
  const image = new Image();
  image.src = dataAddress(svg);
  await image.decode();
  const times = Math.min(scale, longest / Math.max(size.width, size.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(size.width * times);
  canvas.height = Math.round(size.height * times);
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error("no picture")) : resolve(blob)));
  });
}
