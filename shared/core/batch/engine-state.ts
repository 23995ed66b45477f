import type { Failure } from '../failure.ts';
import type { OwnModelSettings } from '../own-model.ts';

/**
 * Where photos are analyzed: by the engine on this device, by Chrome's built-in model, by a model at the user's own
 * address, or by our service.
 */
export const ENGINE_CHOICES = ['device', 'chrome', 'own', 'service'] as const;
export type EngineChoice = (typeof ENGINE_CHOICES)[number];

/** A stored choice; undefined if nobody has chosen, or another version has written it. */
export function parseEngineChoice(stored: unknown): EngineChoice | undefined {
  return ENGINE_CHOICES.find((choice) => choice === stored);
}

/** Why Chrome's model did not describe a photo. */
export type ChromeModelProblem = 'slow' | 'declined' | 'full' | 'offline' | 'lost' | 'answer';

/** Why a model at the user's own address did not describe a photo. */
export type OwnModelProblem = 'slow' | 'unreachable' | 'denied' | 'busy' | 'answer';

/** Why a model in place of the embedded engine did not describe a photo. */
export type ModelProblem = ChromeModelProblem | OwnModelProblem;

/** Photos of a batch that were left to the embedded engine, and why the last of them. */
export interface LeftToEngine {
  readonly photos: number;
  readonly problem: ModelProblem;
}

/** The state of Chrome's built-in model. */
export type ChromeModelState =
  | { readonly phase: 'unknown' }
  | { readonly phase: 'absent' }
  | { readonly phase: 'downloadable' }
  /** `share`: how much of it is downloaded, from 0 to 1. */
  | { readonly phase: 'downloading'; readonly share: number }
  | { readonly phase: 'ready' }
  | { readonly phase: 'failed'; readonly problem: ChromeModelProblem };

/** What came of asking a model at the user's own address about a test picture. */
export type OwnModelCheck =
  | { readonly phase: 'none' }
  | { readonly phase: 'asking' }
  | { readonly phase: 'answered'; readonly description: string; readonly tookMs: number }
  /** `message`: what the service said, if it said something. */
  | { readonly phase: 'failed'; readonly problem: OwnModelProblem; readonly message: string };

/** The state of a model at the user's own address. */
export interface OwnModelState {
  /** False until the stored settings are known. */
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

/** The state of the engine of this device, from our origin to its workers. */
export type EngineState =
  | { readonly phase: 'unknown' }
  /** The engine is not in this browser; it has this many bytes. */
  | { readonly phase: 'absent'; readonly totalBytes: number }
  | ({ readonly phase: 'fetching' } & FetchProgress)
  /** The files are here; the self-test is running. */
  | { readonly phase: 'testing' }
  | { readonly phase: 'ready'; readonly totalBytes: number }
  | { readonly phase: 'failed'; readonly failure: Failure };
