import type { RgbImage } from '#engine/pictures/image.ts';
import { toWorkingSize } from '#engine/networks/working-size.ts';
import { releaseBytes } from '../decoding/release.ts';
import { serveWorker } from '../serve-worker.ts';
import { decodedJpeg } from './decoded-jpeg.ts';

/** A small JPEG that the app made. */
export type WorkingSizeRequest = Uint8Array<ArrayBuffer>;

serveWorker<WorkingSizeRequest, RgbImage>(
  async (jpeg) => {
    const image = await decodedJpeg(jpeg);
    const working = toWorkingSize(image);
    if (working !== image) releaseBytes(image.data);
    return working;
  },
  { code: 'engine-failed', details: { message: 'the small picture could not be read' } },
  ({ data }) => [data.buffer as ArrayBuffer],
);
