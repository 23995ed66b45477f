import type { Failure } from './failure.ts';

/** Where photos are analyzed: by the engine on this device, by our service, or by Chrome's built-in model. */
export const ENGINE_CHOICES = ['device', 'chrome', 'service'] as const;
export type EngineChoice = (typeof ENGINE_CHOICES)[number];

/** A stored choice; undefined if nobody has chosen, or another version has written it. */
export function parseEngineChoice(stored: unknown): EngineChoice | undefined {
  return ENGINE_CHOICES.find((choice) => choice === stored);
}

/** Why Chrome's model did not describe a photo. */
export type ChromeModelProblem = 'slow' | 'declined' | 'full' | 'offline' | 'lost' | 'answer';

/** Photos of a batch that were left to the embedded engine, and why the last of them. */
export interface LeftToEngine {
  readonly photos: number;
  readonly problem: ChromeModelProblem;
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
