import { type OwnModelProblem, type OwnModelState, UNKNOWN_ENGINES } from '#core/batch/engine-state.ts';
import { AppError, type FailureCode } from '#core/failure.ts';
import type { ImageAnalysis } from '#core/image-analysis.ts';
import type { OwnModelSettings } from '#core/own-model.ts';
import type { EncodedImage } from '#core/photo.ts';
import type { OtherLanguage } from '#core/wording/other-language.ts';
import { type RetryPolicy, withRetry } from '#pipeline/retry.ts';
import { OWN_MODEL } from '../limits.ts';
import { Observable } from '#core/observable.ts';
import type { ReplacingModel } from '../device/model-service.ts';
import { ModelFailure } from '../device/model-failure.ts';
import { failed } from '#engine/chat-model/read-answer.ts';

/** Our meanings of the chat client's failures; all others mean that the answer was unusable. */
const PROBLEMS: Partial<Record<FailureCode, OwnModelProblem>> = {
  'engine-key-missing': 'denied',
  'engine-unavailable': 'busy',
};

/**
 * Returns our failure for an error of asking a model at the user's address. A browser doesn't reveal why a request
 * fails: nothing listens there, the server doesn't allow this page (CORS), or the user doesn't allow the page into
 * their network.
 */
function ownModelFailure(error: unknown): ModelFailure<OwnModelProblem> {
  if (error instanceof ModelFailure) return error as ModelFailure<OwnModelProblem>;
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return new ModelFailure(failed(error.message).failure, 'slow', { cause: error });
  }
  if (!(error instanceof AppError)) {
    const message = error instanceof Error ? error.message : String(error);
    return new ModelFailure(failed(message).failure, 'answer', { cause: error });
  }
  // The error that `fetch` throws if there is no answer.
  if (error.cause instanceof TypeError && error.failure.code === 'engine-unavailable') {
    return new ModelFailure(failed(error.cause.message).failure, 'unreachable', { cause: error });
  }
  return new ModelFailure(error.failure, PROBLEMS[error.failure.code] ?? 'answer', { cause: error });
}

/** Returns the service's message about a failure; empty if there is none. */
function saidBy({ failure }: ModelFailure): string {
  return failure.code === 'engine-failed' ? failure.details.message : '';
}

const SIDE_PX = 256;

/** Returns a drawn picture that any vision model can describe: a yellow sun over green grass. */
async function drawTestPicture(): Promise<EncodedImage> {
  const canvas = new OffscreenCanvas(SIDE_PX, SIDE_PX);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw images.');
  context.fillStyle = '#7ec8f0';
  context.fillRect(0, 0, SIDE_PX, SIDE_PX);
  context.fillStyle = '#3a9a3a';
  context.fillRect(0, SIDE_PX * 0.7, SIDE_PX, SIDE_PX * 0.3);
  context.fillStyle = '#ffd21f';
  context.beginPath();
  context.arc(SIDE_PX / 2, SIDE_PX * 0.35, SIDE_PX * 0.18, 0, 2 * Math.PI);
  context.fill();
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg' });
  return { bytes: new Uint8Array(await jpeg.arrayBuffer()), mediaType: 'image/jpeg' };
}

/** The store for the settings, which stay in this browser. */
export interface OwnModelStore {
  readonly read: () => Promise<OwnModelSettings | undefined>;
  readonly write: (settings: OwnModelSettings | undefined) => Promise<void>;
  /** Calls `listener` whenever another page of this browser has changed them. */
  readonly watch: (listener: (settings: OwnModelSettings | undefined) => void) => unknown;
}

interface OwnModelLimits {
  readonly promptMs: number;
  readonly busy: RetryPolicy;
}

/** Loaded with the first photo, since most users have no model of their own. */
const chat = () => import('./ask-own-model.ts');

/** Uses a model at the user's address as an engine. Photos are sent only to that address. */
export class OwnModel extends Observable<OwnModelState> implements ReplacingModel {
  readonly #store: OwnModelStore;
  readonly #limits: OwnModelLimits;
  #read: Promise<void> | undefined;
  #abort = new AbortController();

  constructor(store: OwnModelStore, limits: OwnModelLimits = OWN_MODEL) {
    super(UNKNOWN_ENGINES.own);
    this.#store = store;
    this.#limits = limits;
  }

  /** Reads the stored settings and watches them for changes. */
  look(): Promise<void> {
    this.#read ??= this.#follow();
    return this.#read;
  }

  /**
   * Lets a model describe a test picture, and on success stores its settings and puts them into effect. Until then,
   * and on failure, the current settings stay in effect. The state shows the result.
   *
   * @returns whether they are in effect now
   */
  async saveAndTest(
    draft: OwnModelSettings,
    picture: () => Promise<EncodedImage> = drawTestPicture,
  ): Promise<boolean> {
    await this.look();
    this.cancel();
    const abort = new AbortController();
    this.#abort = abort;
    const tell = (check: OwnModelState['check'], settings = this.state.settings) => {
      if (this.#abort === abort) this.set({ isRead: true, settings, check });
    };
    tell({ phase: 'asking' });
    const startMs = performance.now();
    try {
      const { description } = await this.#ask(draft, await picture(), abort.signal);
      abort.signal.throwIfAborted();
      tell({ phase: 'answered', description, tookMs: performance.now() - startMs }, draft);
    } catch (error) {
      const failure = abort.signal.aborted ? undefined : ownModelFailure(error);
      tell(
        failure ? { phase: 'failed', problem: failure.problem, message: saidBy(failure) } : { phase: 'none' },
      );
      return false;
    }
    await this.#store.write(draft);
    return true;
  }

  /** Removes the settings. */
  async forget(): Promise<void> {
    await this.look();
    this.#use(undefined);
    await this.#store.write(undefined);
  }

  /** Cancels a test, and clears the result of the last one. */
  cancel(): void {
    this.#abort.abort();
    if (this.state.check.phase !== 'none') this.set({ ...this.state, check: { phase: 'none' } });
  }

  /** @throws {ModelFailure} if there are no settings */
  async start(): Promise<void> {
    await this.look();
    this.#settings();
  }

  /**
   * Describes a picture with the current settings.
   *
   * @throws {ModelFailure} for every failure of the model, or after `promptMs`; the signal's reason on abort
   */
  async describe(image: EncodedImage, signal: AbortSignal, language?: OtherLanguage): Promise<ImageAnalysis> {
    signal.throwIfAborted();
    return this.#ask(this.#settings(), image, signal, language);
  }

  /** Asks a model; retries if it is busy, as llama.cpp is while it loads. */
  async #ask(
    settings: OwnModelSettings,
    image: EncodedImage,
    signal: AbortSignal,
    language?: OtherLanguage,
  ): Promise<ImageAnalysis> {
    const timeout = AbortSignal.timeout(this.#limits.promptMs);
    const either = AbortSignal.any([signal, timeout]);
    try {
      const { askOwnModel } = await chat();
      return await withRetry(
        () => this.#once(() => askOwnModel(settings, image, either, language)),
        this.#limits.busy,
        either,
      );
    } catch (error) {
      signal.throwIfAborted();
      throw ownModelFailure(error);
    }
  }

  /** Makes one attempt. Only a busy model is worth another. */
  async #once(ask: () => Promise<ImageAnalysis>): Promise<ImageAnalysis> {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const failure = ownModelFailure(error);
      throw failure.problem === 'busy' ? error : failure;
    }
  }

  async #follow(): Promise<void> {
    this.#use(await this.#store.read());
    // The extension's storage notifies a page of its own changes too.
    this.#store.watch((settings) => {
      if (!isSameModel(settings, this.state.settings)) this.#use(settings);
    });
  }

  #settings(): OwnModelSettings {
    const { settings } = this.state;
    if (settings) return settings;
    const failure = { code: 'engine-failed', details: { message: 'No address is set.' } } as const;
    throw new ModelFailure(failure, 'unreachable');
  }

  #use(settings: OwnModelSettings | undefined): void {
    this.cancel();
    this.set({ isRead: true, settings, check: { phase: 'none' } });
  }
}

function isSameModel(one: OwnModelSettings | undefined, other: OwnModelSettings | undefined): boolean {
  return one?.baseUrl === other?.baseUrl && one?.model === other?.model && one?.apiKey === other?.apiKey;
}
