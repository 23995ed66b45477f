import type { Failure } from './failure.ts';

/** Where photos are looked at: by the engine on this device, or by our service. */
export type EngineChoice = 'device' | 'service';

/** How much of the engine is fetched, in bytes as they are stored. */
export interface FetchProgress {
  readonly doneBytes: number;
  readonly totalBytes: number;
}

/** Where the engine of this device is, on its way from our origin to its workers. */
export type EngineState =
  | { readonly phase: 'unknown' }
  /** It is not in this browser, and would take so many bytes of it. */
  | { readonly phase: 'absent'; readonly totalBytes: number }
  | ({ readonly phase: 'fetching' } & FetchProgress)
  /** Its files are here; it looks at the picture of its self-test. */
  | { readonly phase: 'testing' }
  | { readonly phase: 'ready'; readonly totalBytes: number }
  | { readonly phase: 'failed'; readonly failure: Failure };
