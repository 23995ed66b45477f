import { type ChromeModelProblem, type ChromeModelState, UNKNOWN_ENGINES } from '#core/batch/engine-state.ts';
import type { ImageAnalysis } from '#core/image-analysis.ts';
import type { EncodedImage } from '#core/photo.ts';
import type { OtherLanguage } from '#core/wording/other-language.ts';
import { CHROME_MODEL } from '../limits.ts';
import { Observable } from '#core/observable.ts';
import type { LanguageModelApi, LanguageModelOptions, LanguageModelSession } from './language-model.ts';
import { AppError, type Failure } from '#core/failure.ts';
import { ENGINE_MESSAGE_LENGTH } from '#engine/chat-model/limits.ts';
import { ModelFailure } from '../device/model-failure.ts';

/** A failure of Chrome's model. */
type ChromeModelFailure = ModelFailure<ChromeModelProblem>;

/** The names of the Prompt API's exceptions, and their meanings; all others mean that the answer was unusable. */
const PROBLEMS: Readonly<Record<string, ChromeModelProblem>> = {
  TimeoutError: 'slow',
  NetworkError: 'offline',
  QuotaExceededError: 'full',
  NotAllowedError: 'declined',
  NotSupportedError: 'declined',
  SecurityError: 'declined',
  InvalidStateError: 'lost',
};

/** Returns our failure for an error of the Prompt API, or of reading its answer. */
function modelFailure(error: unknown): ChromeModelFailure {
  if (error instanceof ModelFailure) return error as ChromeModelFailure;
  const name = error instanceof Error ? error.name : '';
  const problem = PROBLEMS[name] ?? 'answer';
  const message = error instanceof Error ? error.message : String(error);
  const failure: Failure =
    error instanceof AppError
      ? error.failure
      : name === 'EncodingError'
        ? { code: 'photo-unreadable', details: {} }
        : { code: 'engine-failed', details: { message: message.slice(0, ENGINE_MESSAGE_LENGTH) } };
  return new ModelFailure(failure, problem, { cause: error });
}

/** The options for detection and creation: `availability` holds only for the options that it was asked with. */
const OPTIONS: LanguageModelOptions = {
  expectedInputs: [{ type: 'text', languages: ['en'] }, { type: 'image' }],
  expectedOutputs: [{ type: 'text', languages: ['en'] }],
};

type ModelLimits = Readonly<Record<'createMs' | 'promptMs', number>>;

/** Loaded with the first session, since most browsers never have one. */
const conversation = () => import('./conversation.ts');

/**
 * Uses Chrome's built-in model as an engine. It works in windows, such as pages and panels, and sends nothing. One
 * session holds the instructions; each photo gets a clone of it, because answers get worse as a session grows.
 */
export class ChromeModel extends Observable<ChromeModelState> {
  readonly #api: LanguageModelApi | undefined;
  readonly #limits: ModelLimits;
  #base: Promise<LanguageModelSession> | undefined;
  #abort = new AbortController();

  constructor(api: LanguageModelApi | undefined, limits: ModelLimits = CHROME_MODEL) {
    super(UNKNOWN_ENGINES.chrome);
    this.#api = api;
    this.#limits = limits;
  }

  /** Checks whether this browser has the model. Downloads nothing. */
  async look(): Promise<void> {
    if (this.state.phase !== 'unknown') return;
    const availability = await this.#availability();
    if (this.state.phase !== 'unknown') return;
    if (availability === 'unavailable') this.set({ phase: 'absent' });
    else this.set({ phase: availability === 'available' ? 'ready' : 'downloadable' });
  }

  /**
   * Creates the session, which downloads the model if needed. A download requires a user gesture: call this from its
   * event handler.
   *
   * @throws {ModelFailure} after a failure, or after `createMs` without progress: `create` may never settle
   */
  async start(): Promise<void> {
    await this.#session();
  }

  /** Stops waiting for the download. */
  cancel(): void {
    this.#abort.abort(new DOMException('The download was stopped.', 'AbortError'));
  }

  /**
   * Describes a picture.
   *
   * @throws {ModelFailure} for every failure of the model, or after `promptMs`; the signal's reason on abort
   */
  async describe(image: EncodedImage, signal: AbortSignal, language?: OtherLanguage): Promise<ImageAnalysis> {
    signal.throwIfAborted();
    const timeout = AbortSignal.timeout(this.#limits.promptMs);
    const either = AbortSignal.any([signal, timeout]);
    let clone: LanguageModelSession | undefined;
    try {
      const base = await unlessAborted(this.#session(), either);
      clone = await unlessAborted(base.clone({ signal: either }), either);
      const { ask } = await conversation();
      return await unlessAborted(ask(clone, image, either, language), either);
    } catch (error) {
      if (signal.aborted) throw signal.reason as Error;
      const failure = modelFailure(error);
      // A lost session is created again for the next photo.
      if (failure.problem === 'lost') this.#base = undefined;
      throw failure;
    } finally {
      clone?.destroy();
    }
  }

  /** Ends the session. */
  async close(): Promise<void> {
    const base = await this.#base?.catch(() => undefined);
    this.#base = undefined;
    base?.destroy();
  }

  #session(): Promise<LanguageModelSession> {
    this.#base ??= this.#create().catch((error: unknown) => {
      this.#base = undefined;
      throw error;
    });
    return this.#base;
  }

  async #create(): Promise<LanguageModelSession> {
    this.#abort = new AbortController();
    const { signal } = this.#abort;
    const slow = new AbortController();
    const either = AbortSignal.any([signal, slow.signal]);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => slow.abort(new DOMException('The model did not start in time.', 'TimeoutError'));
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(end, this.#limits.createMs);
    };
    try {
      if (!this.#api) throw new DOMException('This browser has no model.', 'NotSupportedError');
      const { INITIAL_PROMPTS } = await conversation();
      wait();
      const session = this.#api.create({
        ...OPTIONS,
        initialPrompts: INITIAL_PROMPTS,
        signal: either,
        monitor: (monitor) => {
          monitor.addEventListener('downloadprogress', ({ loaded }) => {
            wait();
            if (loaded < 1) this.set({ phase: 'downloading', share: loaded });
          });
        },
      });
      const created = await unlessAborted(session, either);
      this.set({ phase: 'ready' });
      return created;
    } catch (error) {
      const failure = modelFailure(error);
      if (signal.aborted) {
        this.set(UNKNOWN_ENGINES.chrome);
        void this.look();
      } else {
        this.set({ phase: 'failed', problem: failure.problem });
      }
      throw failure;
    } finally {
      clearTimeout(timer);
    }
  }

  async #availability() {
    try {
      return (await this.#api?.availability(OPTIONS)) ?? 'unavailable';
    } catch {
      return 'unavailable';
    }
  }
}

/** Rejects with the signal's reason on abort, also if the promise never settles. */
function unlessAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason as Error);
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
