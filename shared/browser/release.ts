/**
 * Frees the memory of pixels at once. Left to the garbage collector, those of many photos take hundreds of megabytes
 * before it begins.
 */
export function releasePixels({ data }: ImageData): void {
  // Whoever is given a buffer takes its memory along; Safari before 17.4 cannot, and waits for the collector.
  if ('transfer' in ArrayBuffer.prototype) data.buffer.transfer(0);
}

/** Frees the memory of a canvas at once; it is empty afterwards. */
export function releaseCanvas(canvas: OffscreenCanvas): void {
  canvas.width = 0;
  canvas.height = 0;
}
