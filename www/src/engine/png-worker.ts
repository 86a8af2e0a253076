/**
 * The worker that makes a PNG file of a picture. On the page itself browsers encode when there is nothing else
 * to do, and of a large picture that may be never.
 */
const scope = self as unknown as DedicatedWorkerGlobalScope;

/** The picture as a file; undefined where it cannot be made here. */
async function encoded(picture: ImageBitmap): Promise<Blob | undefined> {
  try {
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    canvas.getContext("bitmaprenderer")?.transferFromImageBitmap(picture);
    return await canvas.convertToBlob();
  } catch {
    return undefined;
  }
}

scope.onmessage = async ({ data }: MessageEvent<ImageBitmap>) =>
  scope.postMessage(await encoded(data));
