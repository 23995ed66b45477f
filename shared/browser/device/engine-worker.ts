import { AppError } from '#core/failure.ts';
import { engineParts } from '#engine/engine-parts.ts';
import type { RgbImage } from '#engine/pictures/image.ts';
import type { TextLine } from '#engine/reading/text-line.ts';
import { withReading } from '#engine/reading/with-reading.ts';
import { isSelfTestAnswer, selfTestPicture } from '#engine/self-test.ts';
import { createVisionEngine, type Look, type VisionEngine } from '#engine/vision-engine.ts';
import { serveWorker } from '../serve-worker.ts';
import type { DeviceManifest } from './device-manifest.ts';
import { type EngineOrigin, readEngine, SELF_TEST_FILE } from './engine-files.ts';
import { modelLoader, RUNTIME_WASM } from './litert-runtime.ts';

/** A photo to look at, or what was seen and read of one before. */
export type LookRequest = PhotoRequest | { readonly look: Look; readonly lines: readonly TextLine[] };

interface PhotoRequest {
  readonly origin: EngineOrigin;
  readonly manifest: DeviceManifest;
  /** An image at working size; if undefined, the engine describes the picture of its self-test. */
  readonly image?: RgbImage;
}

let engine: Promise<VisionEngine> | undefined;

serveWorker<LookRequest, Look>(
  async (request) => {
    if ('look' in request) return { analysis: withReading(request.look, request.lines) };
    const { origin, manifest, image } = request;
    engine ??= load(origin, manifest).catch((error: unknown) => {
      // The files may be correct on the next attempt.
      engine = undefined;
      throw error;
    });
    const loaded = await engine;
    if (image) return loaded.look(image);
    const look = await loaded.look(selfTestPicture());
    if (!isSelfTestAnswer(look.analysis)) {
      throw new AppError({ code: 'engine-damaged', details: { file: SELF_TEST_FILE } });
    }
    return look;
  },
  { code: 'engine-failed', details: { message: 'the engine stopped' } },
);

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

async function load(origin: EngineOrigin, manifest: DeviceManifest): Promise<VisionEngine> {
  const files = await readEngine(origin, manifest);
  const wasm = files.get(RUNTIME_WASM);
  if (!wasm) throw new AppError({ code: 'engine-damaged', details: { file: RUNTIME_WASM } });
  const loadModel = await modelLoader(wasm);
  return createVisionEngine(await engineParts(manifest, files, { loadModel, textOf }));
}
