import { type EngineState, type FetchProgress, UNKNOWN_ENGINES } from '#core/batch/engine-state.ts';
import { AppError, type Failure } from '#core/failure.ts';
import type { ImageAnalysis } from '#core/image-analysis.ts';
import { Observable } from '#core/observable.ts';
import type { DeviceEngine } from './device-engine.ts';
import { bytesOf, type DeviceManifest } from './device-manifest.ts';
import {
  currentManifest,
  type EngineOrigin,
  findManifest,
  type FoundManifest,
  isStored,
  removeEngine,
  SELF_TEST_FILE,
  storeEngine,
} from './engine-files.ts';

/**
 * The engine on this device: downloaded once, tested, stored in the browser, removed on request. One instance
 * per page.
 */
export class EngineStore extends Observable<EngineState> {
  readonly #origin: EngineOrigin;
  #engine: Promise<DeviceEngine> | undefined;
  #abort = new AbortController();
  /** The version of the engine that is running. */
  #manifest: DeviceManifest | undefined;
  #repair: Promise<void> | undefined;

  constructor(origin: EngineOrigin) {
    super(UNKNOWN_ENGINES.embedded);
    this.#origin = origin;
  }

  /** Checks whether the engine is stored. Downloads only its manifest. */
  async look(): Promise<void> {
    if (this.state.phase !== 'unknown') return;
    try {
      const manifest = await currentManifest(this.#origin);
      const isHere = await isStored(this.#origin, manifest);
      if (this.state.phase !== 'unknown') return;
      this.set({ phase: isHere ? 'ready' : 'absent', totalBytes: bytesOf(manifest) });
    } catch (error) {
      if (this.state.phase === 'unknown') this.#fail(error);
    }
  }

  /**
   * Returns the engine, downloading and testing it first if it isn't stored. A call after a failure continues where
   * it stopped.
   *
   * @throws {AppError} as {@link storeEngine} and {@link DeviceEngine.test} do; the abort reason after `cancel`
   */
  engine(): Promise<DeviceEngine> {
    this.#engine ??= this.#start().catch((error: unknown) => {
      this.#engine = undefined;
      throw error;
    });
    return this.#engine;
  }

  /** Returns the manifest of the engine's files, fetching them first if they aren't stored. Throws as `engine` does. */
  async storedFiles(): Promise<{ readonly origin: EngineOrigin; readonly manifest: DeviceManifest }> {
    const manifest = await currentManifest(this.#origin);
    if (!(await isStored(this.#origin, manifest))) await this.engine();
    return { origin: this.#origin, manifest };
  }

  /**
   * Describes a small JPEG; see {@link DeviceEngine.describe}. If a worker that starts later finds a damaged file,
   * the file is fetched again first.
   */
  async describe(jpeg: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<ImageAnalysis> {
    const engine = await this.engine();
    try {
      return await engine.describe(jpeg, signal);
    } catch (error) {
      if (!isDamage(error) || signal.aborted) throw error;
      this.#repair ??= this.#repaired().finally(() => {
        this.#repair = undefined;
      });
      await this.#repair;
      return engine.describe(jpeg, signal);
    }
  }

  async #repaired(): Promise<void> {
    const manifest = this.#manifest;
    if (!manifest || !(await this.#fetchMissing(manifest, this.#abort.signal))) return;
    this.set({ phase: 'ready', totalBytes: bytesOf(manifest) });
  }

  /** Stops downloading. Complete files are kept for the next attempt. */
  cancel(): void {
    this.#abort.abort();
  }

  /** Removes the engine from this browser. */
  async remove(): Promise<void> {
    this.cancel();
    const engine = await this.#engine?.catch(() => undefined);
    this.#engine = undefined;
    engine?.close();
    await removeEngine();
    this.set(UNKNOWN_ENGINES.embedded);
    await this.look();
  }

  async #start(): Promise<DeviceEngine> {
    this.#abort = new AbortController();
    const { signal } = this.#abort;
    let engine: DeviceEngine | undefined;
    let source: FoundManifest['source'] | undefined;
    try {
      const found = await findManifest(this.#origin, signal);
      ({ source } = found);
      const { manifest } = found;
      await this.#fetchMissing(manifest, signal);
      this.set({ phase: 'testing' });
      // Loads the code for describing photos only when it is needed.
      const { DeviceEngine } = await import('./device-engine.ts');
      const made = new DeviceEngine(this.#origin, manifest);
      engine = made;
      await made.test(signal).catch(async (error: unknown) => {
        // Without a network, a complete set may be older than this page, and answer otherwise.
        if (source === 'offline' && isOtherAnswer(error)) return;
        // Only the damaged files are missing, and are fetched again.
        if (!isDamage(error) || !(await this.#fetchMissing(manifest, signal))) throw error;
        this.set({ phase: 'testing' });
        await made.test(signal);
      });
      this.#manifest = manifest;
      // A stored set may be older than one whose download was interrupted.
      if (source === 'origin') await removeEngine(manifest);
      this.set({ phase: 'ready', totalBytes: bytesOf(manifest) });
      return engine;
    } catch (error) {
      engine?.close();
      if (signal.aborted) {
        this.set(UNKNOWN_ENGINES.embedded);
        void this.look();
      } else {
        // The next attempt downloads everything again; without a current manifest, what is there stays.
        if (isDamage(error) && source === 'origin') await removeEngine();
        this.#fail(error);
      }
      throw error;
    }
  }

  /** Fetches the missing files. @returns whether anything was missing */
  async #fetchMissing(manifest: DeviceManifest, signal: AbortSignal): Promise<boolean> {
    if (await isStored(this.#origin, manifest)) return false;
    const onProgress = (progress: FetchProgress) => this.set({ phase: 'fetching', ...progress });
    onProgress({ doneBytes: 0, totalBytes: bytesOf(manifest) });
    await storeEngine(this.#origin, manifest, onProgress, signal);
    return true;
  }

  #fail(error: unknown): void {
    const message = error instanceof Error ? error.message : String(error);
    const failure: Failure =
      error instanceof AppError ? error.failure : { code: 'engine-failed', details: { message } };
    this.set({ phase: 'failed', failure });
  }
}

/** Returns whether the files are right, but gave another answer to the self-test's picture. */
function isOtherAnswer(error: unknown): boolean {
  const failure = error instanceof AppError ? error.failure : undefined;
  return failure?.code === 'engine-damaged' && failure.details.file === SELF_TEST_FILE;
}

function isDamage(error: unknown): boolean {
  return error instanceof AppError && error.failure.code === 'engine-damaged';
}
