import { facesOfFilm } from '#core/people/film-faces.ts';
import type { FaceToGroup } from '#core/people/group-faces.ts';
import { decodePool } from '../decoding/decode-pool.ts';
import type { Decoded } from '../decoding/decode-worker.ts';
import { deviceConcurrency, enginesAtOnce } from '../device/device-concurrency.ts';
import { bytesOf } from '../device/device-manifest.ts';
import {
  currentManifest,
  type EngineOrigin,
  isStored,
  PEOPLE_CACHE_PREFIX,
  removeEngine,
  storeEngine,
} from '../device/engine-files.ts';
import type { EngineStore } from '../device/engine-store.ts';
import type { BrowserPhoto } from '../files/browser-photo.ts';
import { WORKER_TIMEOUT_MS } from '../limits.ts';
import { WorkerPool } from '../worker-pool.ts';
import type { FaceRequest, FileSet, FoundFace } from './face-worker.ts';

/**
 * Finds faces in workers of this page, with networks that are fetched when a person asks for it. Photos, faces and
 * vectors stay in the page's memory.
 */
export class FaceEngine {
  readonly #engine: EngineStore;
  readonly #origin: EngineOrigin;
  #sets: { readonly engine: FileSet; readonly faces: FileSet } | undefined;
  readonly #finders = new WorkerPool<FaceRequest, readonly FoundFace[] | readonly Blob[]>(
    () => new Worker(new URL('./face-worker.ts', import.meta.url), { type: 'module' }),
    { size: enginesAtOnce, timeoutMs: WORKER_TIMEOUT_MS },
  );
  readonly #groupers = new WorkerPool<readonly FaceToGroup[], readonly (readonly number[])[]>(
    () => new Worker(new URL('./group-worker.ts', import.meta.url), { type: 'module' }),
    { size: () => 1, timeoutMs: WORKER_TIMEOUT_MS },
  );

  /** @param origin the engine's files; those for faces are next to them, in `people/` */
  constructor(engine: EngineStore, origin: EngineOrigin) {
    this.#engine = engine;
    this.#origin = { ...origin, baseUrl: `${origin.baseUrl}people/`, cachePrefix: PEOPLE_CACHE_PREFIX };
  }

  /**
   * Fetches the networks for faces, and the engine, unless they are already in this browser.
   *
   * @param onProgress called with the bytes of the networks for faces
   * @throws {AppError} as {@link storeEngine} and `EngineStore.engine` do; the signal's reason on abort
   */
  async prepare(
    onProgress: (doneBytes: number, totalBytes: number) => void,
    signal: AbortSignal,
  ): Promise<void> {
    const engine = await this.#engine.storedFiles();
    signal.throwIfAborted();
    const manifest = await currentManifest(this.#origin, signal);
    if (!(await isStored(this.#origin, manifest))) {
      onProgress(0, bytesOf(manifest));
      const report = (progress: { readonly doneBytes: number; readonly totalBytes: number }) =>
        onProgress(progress.doneBytes, progress.totalBytes);
      await storeEngine(this.#origin, manifest, report, signal);
      await removeEngine(manifest, PEOPLE_CACHE_PREFIX);
    }
    this.#sets = { engine, faces: { origin: this.#origin, manifest } };
  }

  /**
   * Returns the bytes of the networks for faces that aren't in this browser yet.
   *
   * @throws {AppError} as {@link currentManifest} does
   */
  async missingBytes(): Promise<number> {
    const manifest = await currentManifest(this.#origin);
    return (await isStored(this.#origin, manifest)) ? 0 : bytesOf(manifest);
  }

  /** Returns how many photos are analyzed in parallel. */
  photosAtOnce(): number {
    return deviceConcurrency();
  }

  /**
   * Returns the faces of a photo, or of a film's frames.
   *
   * @param isThorough also looks for small faces if there is no large one. Frames are always searched for them, because
   * what is known of a film is what its best frame shows.
   * @throws {AppError} as decoding and {@link readEngine} do; the signal's reason on abort
   */
  async facesOf(
    { file }: BrowserPhoto,
    isThorough: boolean,
    signal: AbortSignal,
  ): Promise<readonly FoundFace[]> {
    const sets = this.#sets;
    if (!sets) throw new Error('The face networks are not loaded.');
    const { picture, frames } = await decodedFor(file, signal);
    const find = (jpeg: Blob, thorough: boolean) =>
      // The worker's answer to such a request.
      this.#finders.run({ ...sets, jpeg, isThorough: thorough }, { signal }) as Promise<readonly FoundFace[]>;
    if (!frames) return find(picture, isThorough);
    const found: (readonly FoundFace[])[] = [];
    for (const frame of frames) found.push(await find(frame.picture, true));
    return facesOfFilm(found);
  }

  /**
   * Returns small pictures of faces that were found before, in order. Needs no network.
   *
   * @throws {AppError} as decoding does; the signal's reason on abort
   */
  async cropsOf(
    { file }: BrowserPhoto,
    boxes: readonly Pick<FoundFace, 'frame' | 'left' | 'top' | 'width' | 'height'>[],
    signal: AbortSignal,
  ): Promise<readonly Blob[]> {
    const { picture, frames } = await decodedFor(file, signal);
    const cropsIn = (jpeg: Blob, own: typeof boxes) =>
      this.#finders.run({ jpeg, boxes: own }, { signal }) as Promise<readonly Blob[]>;
    if (!frames) return cropsIn(picture, boxes);
    const crops: Blob[] = [];
    for (const box of boxes)
      crops.push(...(await cropsIn(frames[box.frame ?? 0]?.picture ?? picture, [box])));
    return crops;
  }

  /** Groups faces by person; see `groupFaces`. */
  async group(faces: readonly FaceToGroup[], signal: AbortSignal): Promise<readonly (readonly number[])[]> {
    const sent = faces.map(({ photoId, frame, isClear, vector }) => ({ photoId, frame, isClear, vector }));
    try {
      return await this.#groupers.run(sent, { signal });
    } finally {
      this.#groupers.close();
    }
  }

  /** Terminates its workers, which frees their memory. */
  rest(): void {
    this.#finders.close();
    this.#groupers.close();
  }
}

function decodedFor(file: File, signal: AbortSignal): Promise<Decoded> {
  return decodePool.run({ purpose: 'engine', file, told: undefined, withSums: false }, { signal });
}
