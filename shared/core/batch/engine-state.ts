import type { Failure } from '../failure.ts';
import type { OwnModelSettings } from '../own-model.ts';

/**
 * Where photos are analyzed: by the engine on this device, by Chrome's built-in model, by a model at the user's own
 * address, or by our service.
 */
export const ENGINE_CHOICES = ['device', 'chrome', 'own', 'service'] as const;
export type EngineChoice = (typeof ENGINE_CHOICES)[number];

/** Reads a stored choice; undefined if there is none, or another version wrote it. */
export function parseEngineChoice(stored: unknown): EngineChoice | undefined {
  return ENGINE_CHOICES.find((choice) => choice === stored);
}

/** Why Chrome's model didn't describe a photo. */
export type ChromeModelProblem = 'slow' | 'declined' | 'full' | 'offline' | 'lost' | 'answer';

/** Why a model at the user's own address didn't describe a photo. */
export type OwnModelProblem = 'slow' | 'unreachable' | 'denied' | 'busy' | 'answer';

/** Why a model that replaces the embedded engine didn't describe a photo. */
export type ModelProblem = ChromeModelProblem | OwnModelProblem;

/** Photos of a batch that fell back to the embedded engine, and the reason for the last one. */
export interface LeftToEngine {
  readonly photos: number;
  readonly problem: ModelProblem;
}

/** The state of Chrome's built-in model. */
export type ChromeModelState =
  | { readonly phase: 'unknown' }
  | { readonly phase: 'absent' }
  | { readonly phase: 'downloadable' }
  /** `share`: the downloaded part, from 0 to 1. */
  | { readonly phase: 'downloading'; readonly share: number }
  | { readonly phase: 'ready' }
  | { readonly phase: 'failed'; readonly problem: ChromeModelProblem };

/** The result of sending a test picture to a model at the user's own address. */
export type OwnModelCheck =
  | { readonly phase: 'none' }
  | { readonly phase: 'asking' }
  | { readonly phase: 'answered'; readonly description: string; readonly tookMs: number }
  /** `message`: the service's own message, if any. */
  | { readonly phase: 'failed'; readonly problem: OwnModelProblem; readonly message: string };

/** The state of a model at the user's own address. */
export interface OwnModelState {
  /** False until the stored settings are loaded. */
  readonly isRead: boolean;
  /** Undefined if there is none. */
  readonly settings: OwnModelSettings | undefined;
  readonly check: OwnModelCheck;
}

/** Download progress of the engine, in uncompressed bytes. */
export interface FetchProgress {
  readonly doneBytes: number;
  readonly totalBytes: number;
}

/** The state of this device's engine, from download to running workers. */
export type EngineState =
  | { readonly phase: 'unknown' }
  /** The engine isn't in this browser; its download has this many bytes. */
  | { readonly phase: 'absent'; readonly totalBytes: number }
  | ({ readonly phase: 'fetching' } & FetchProgress)
  /** The files are here; the self-test is running. */
  | { readonly phase: 'testing' }
  | { readonly phase: 'ready'; readonly totalBytes: number }
  | { readonly phase: 'failed'; readonly failure: Failure };

/** What is known of each engine before it is looked for: the state of a prerendered page and of its first render. */
export const UNKNOWN_ENGINES = {
  embedded: { phase: 'unknown' } as EngineState,
  chrome: { phase: 'unknown' } as ChromeModelState,
  own: { isRead: false, settings: undefined, check: { phase: 'none' } } as OwnModelState,
} as const;
