import type { ImageAnalysis } from '#core/image-analysis.ts';
import type { RgbImage } from '#engine/pictures/image.ts';
import type { TextLine } from '#engine/reading/text-line.ts';
import type { Look } from '#engine/vision-engine.ts';
import { WorkerPool } from '../worker-pool.ts';
import { READING_TIMEOUT_MS, WORKER_TIMEOUT_MS } from '../limits.ts';
import { enginesAtOnce } from './device-concurrency.ts';
import type { DeviceManifest } from './device-manifest.ts';
import type { EngineOrigin } from './engine-files.ts';
import type { LookRequest } from './engine-worker.ts';
import type { ReadRequest } from './reading-worker.ts';
import type { WorkingSizeRequest } from './working-size-worker.ts';

/**
 * Runs the embedded engine in workers of this page, from files stored in the browser. The picture and its
 * description stay in the page.
 */
export class DeviceEngine {
  readonly #source: { readonly origin: EngineOrigin; readonly manifest: DeviceManifest };
  /** Separate from the engine, so that its networks don't wait for the next picture to be scaled. */
  readonly #scalers = new WorkerPool<WorkingSizeRequest, RgbImage>(
    () => new Worker(new URL('./working-size-worker.ts', import.meta.url), { type: 'module' }),
    { size: enginesAtOnce, timeoutMs: WORKER_TIMEOUT_MS },
  );
  readonly #lookers = new WorkerPool<LookRequest, Look>(
    () => new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module' }),
    { size: enginesAtOnce, timeoutMs: WORKER_TIMEOUT_MS },
  );
  readonly #readers = new WorkerPool<ReadRequest, readonly TextLine[]>(
    () => new Worker(new URL('./reading-worker.ts', import.meta.url), { type: 'module' }),
    { size: () => 1, timeoutMs: READING_TIMEOUT_MS },
  );

  constructor(origin: EngineOrigin, manifest: DeviceManifest) {
    this.#source = { origin, manifest };
  }

  /**
   * Describes a small JPEG. If reading its text fails or takes too long, the description does not include the text.
   *
   * @throws {AppError} `engine-damaged`, `engine-failed`, `photo-unreadable`; the signal's reason on abort
   */
  async describe(jpeg: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<ImageAnalysis> {
    const image = await this.#scalers.run(jpeg, { signal });
    const look = await this.#lookers.run({ ...this.#source, image }, { signal });
    if (!look.page) return look.analysis;
    try {
      const lines = await this.#readers.run({ ...this.#source, jpeg }, { signal });
      if (lines.length === 0) return look.analysis;
      return (await this.#lookers.run({ look, lines }, { signal })).analysis;
    } catch (error) {
      if (signal.aborted) throw error;
      return look.analysis;
    }
  }

  /**
   * Describes the picture of the self-test.
   *
   * @throws {AppError} `engine-damaged` if the answer is not the expected one
   */
  async test(signal: AbortSignal): Promise<void> {
    await this.#lookers.run(this.#source, { signal });
  }

  /** Terminates its workers. */
  close(): void {
    this.#scalers.close();
    this.#lookers.close();
    this.#readers.close();
  }
}
