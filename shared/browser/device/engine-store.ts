import type { EngineState, FetchProgress } from '#core/engine-state.ts';
import { AppError, type Failure } from '#core/failure.ts';
import type { DeviceEngine } from './device-engine.ts';
import {
  currentManifest,
  type DeviceManifest,
  type EngineOrigin,
  isStored,
  removeEngine,
  storeEngine,
} from './engine-files.ts';

/** The engine of this device: fetched once, tested, kept in the browser, removed on request. One for a page. */
export class EngineStore {
  readonly #origin: EngineOrigin;
  readonly #listeners = new Set<() => void>();
  #state: EngineState = { phase: 'unknown' };
  #engine: Promise<DeviceEngine> | undefined;
  #abort = new AbortController();

  constructor(origin: EngineOrigin) {
    this.#origin = origin;
  }

  get state(): EngineState {
    return this.#state;
  }

  /** Calls `listener` whenever the state changes, until the returned function is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Finds out whether the engine is here. Fetches nothing but its manifest. */
  async look(): Promise<void> {
    if (this.#state.phase !== 'unknown') return;
    try {
      const manifest = await currentManifest(this.#origin);
      const isHere = await isStored(manifest);
      if (this.#state.phase !== 'unknown') return;
      this.#set({ phase: isHere ? 'ready' : 'absent', totalBytes: bytesOf(manifest) });
    } catch (error) {
      if (this.#state.phase === 'unknown') this.#fail(error);
    }
  }

  /**
   * The engine, fetched and tested first where it is not here. Asked again after a failure, it goes on where it was.
   *
   * @throws {AppError} as {@link storeEngine} and {@link DeviceEngine.test} say; the reason of `cancel`
   */
  engine(): Promise<DeviceEngine> {
    this.#engine ??= this.#start().catch((error: unknown) => {
      this.#engine = undefined;
      throw error;
    });
    return this.#engine;
  }

  /** Stops fetching. What is complete of it stays, for the next time. */
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
    this.#set({ phase: 'unknown' });
    await this.look();
  }

  async #start(): Promise<DeviceEngine> {
    this.#abort = new AbortController();
    const { signal } = this.#abort;
    let engine: DeviceEngine | undefined;
    try {
      const manifest = await currentManifest(this.#origin, signal);
      if (!(await isStored(manifest))) {
        const onProgress = (progress: FetchProgress) => this.#set({ phase: 'fetching', ...progress });
        onProgress({ doneBytes: 0, totalBytes: bytesOf(manifest) });
        await storeEngine(this.#origin, manifest, onProgress, signal);
      }
      this.#set({ phase: 'testing' });
      // What it takes to look at photos is loaded with the first of them.
      const { DeviceEngine } = await import('./device-engine.ts');
      engine = new DeviceEngine(this.#origin, manifest);
      await engine.test(signal);
      await removeEngine(manifest);
      this.#set({ phase: 'ready', totalBytes: bytesOf(manifest) });
      return engine;
    } catch (error) {
      engine?.close();
      if (signal.aborted) {
        this.#set({ phase: 'unknown' });
        void this.look();
      } else {
        // What is damaged is not kept, so that the next try fetches it anew.
        if (error instanceof AppError && error.failure.code === 'engine-damaged') await removeEngine();
        this.#fail(error);
      }
      throw error;
    }
  }

  #fail(error: unknown): void {
    const message = error instanceof Error ? error.message : String(error);
    const failure: Failure =
      error instanceof AppError ? error.failure : { code: 'engine-failed', details: { message } };
    this.#set({ phase: 'failed', failure });
  }

  #set(state: EngineState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

function bytesOf({ files }: DeviceManifest): number {
  return Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0);
}
