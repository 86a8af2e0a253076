/** A picture as points. */
import { pngWorkerAddress, trusted } from "../../engine/policy.js";
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
  const width = Math.round(size.width * times);
  const height = Math.round(size.height * times);
  return (await beside(image, width, height)) ?? here(image, width, height);
}

/** Has a worker make the file; undefined where there is none, as in a sandboxed frame. */
async function beside(
  image: HTMLImageElement,
  width: number,
  height: number,
): Promise<Blob | undefined> {
  let worker: Worker | undefined;
  try {
    worker = new Worker(trusted(pngWorkerAddress), { type: "module", name: "twintree" });
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
    return await answered(worker, canvas.transferToImageBitmap());
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

/** Makes the file on the page. */
function here(image: HTMLImageElement, width: number, height: number): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error("no picture")) : resolve(blob)));
  });
}
