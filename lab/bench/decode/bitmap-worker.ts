import { ENGINE_JPEG_QUALITY, ENGINE_LONG_EDGE_PX } from '../../../shared/core/limits.ts';

/** The simple way in a worker: decodes the whole picture, then scales it down. */
self.addEventListener('message', ({ data }: MessageEvent<File>) => {
  void (async () => {
    const bitmap = await createImageBitmap(data, {
      resizeWidth: ENGINE_LONG_EDGE_PX,
      resizeQuality: 'high',
    });
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: ENGINE_JPEG_QUALITY });
    self.postMessage(jpeg.size);
  })();
});
