import createTesseract from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import { type ReadStrips, startTesseract, TESSERACT_FILES } from '#engine/reading/tesseract.ts';
import type { TextLine } from '#engine/reading/text-line.ts';
import { serveWorker } from '../serve-worker.ts';
import { decodedJpeg } from './decoded-jpeg.ts';
import type { DeviceManifest } from './device-manifest.ts';
import { type EngineOrigin, readEngine } from './engine-files.ts';

export interface ReadRequest {
  readonly origin: EngineOrigin;
  readonly manifest: DeviceManifest;
  /** A small JPEG that the app made. */
  readonly jpeg: Uint8Array<ArrayBuffer>;
}

let reader: Promise<ReadStrips> | undefined;

serveWorker<ReadRequest, readonly TextLine[]>(
  async ({ origin, manifest, jpeg }) => {
    reader ??= load(origin, manifest).catch((error: unknown) => {
      reader = undefined;
      throw error;
    });
    const read = await reader;
    return [...read(await decodedJpeg(jpeg))].flat();
  },
  { code: 'engine-failed', details: { message: 'the text could not be read' } },
);

async function load(origin: ReadRequest['origin'], manifest: ReadRequest['manifest']): Promise<ReadStrips> {
  const { wasm, letters } = TESSERACT_FILES;
  const files = await readEngine(origin, manifest, [wasm, letters]);
  const none = new Uint8Array();
  return startTesseract(createTesseract, {
    wasm: files.get(wasm) ?? none,
    letters: files.get(letters) ?? none,
  });
}
