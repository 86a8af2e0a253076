/** A picture as points. */
import { pngWorkerAddress, trusted } from "../../engine/policy.js";
import type { SvgFile } from "./svg/file.js";

/** Browsers refuse larger canvases. */
const longest = 16_000;

/** An SVG file as PNG, with `scale` points a pixel of the page. Rejects where the browser cannot draw it. */
export async function pngOf({ text: svg, ...size }: SvgFile, scale: number): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const times = Math.min(scale, longest / Math.max(size.width, size.height));
  const drawn = () => {
    const [width, height] = [Math.round(size.width * times), Math.round(size.height * times)];
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
    return canvas;
  };
  return (await beside(drawn)) ?? drawn().convertToBlob();
}

/** Has a worker make the file; undefined where there is none, as in a sandboxed frame. */
async function beside(drawn: () => OffscreenCanvas): Promise<Blob | undefined> {
  let worker: Worker | undefined;
  try {
    worker = new Worker(trusted(pngWorkerAddress), { type: "module", name: "twintree" });
    return await answered(worker, drawn().transferToImageBitmap());
  } catch {
    return undefined;
  } finally {
    worker?.terminate();
  }
}

function answered(worker: Worker, picture: ImageBitmap): Promise<Blob | undefined> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Blob | undefined>) => resolve(data);
    worker.onerror = reject;
    worker.onmessageerror = reject;
    worker.postMessage(picture, [picture]);
  });
}
