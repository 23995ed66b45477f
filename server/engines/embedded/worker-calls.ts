import type { Failure } from '#core/failure.ts';
import type { TextLine } from '#engine/reading/text-line.ts';
import type { Look } from '#engine/vision-engine.ts';

/** The worker's `workerData`. */
export interface WorkerSettings {
  readonly modelsFolder: string;
}

/** A request to a worker: to describe a photo, or to add what was read to what it described before. */
export type DescribeRequest =
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly id: number; readonly look: Look; readonly lines: readonly TextLine[] };

/** A worker's messages: `ready` or `unready` once, then one response per request. */
export type WorkerAnswer =
  | { readonly type: 'ready' }
  | { readonly type: 'unready'; readonly message: string }
  | { readonly type: 'described'; readonly id: number; readonly look: Look }
  | { readonly type: 'failed'; readonly id: number; readonly failure: Failure };

/** A request to the text recognition thread. */
export interface ReadRequest {
  readonly id: number;
  readonly bytes: Uint8Array;
}

/**
 * The text recognition thread's answers: `ready` or `unready` once; then, for each request, its lines as they are
 * recognized, and an `end`.
 */
export type ReaderAnswer =
  | { readonly type: 'ready' }
  | { readonly type: 'unready'; readonly message: string }
  | { readonly type: 'read'; readonly id: number; readonly lines: readonly TextLine[] }
  | { readonly type: 'end'; readonly id: number };
