import type { Failure } from '#core/failure.ts';
import type { TextLine } from '#engine/reading/text-line.ts';
import type { Look } from '#engine/vision-engine.ts';

/** What a worker is started with. */
export interface WorkerSettings {
  readonly modelsFolder: string;
}

/** One photo on its way to a worker. */
export interface DescribeRequest {
  readonly id: number;
  readonly bytes: Uint8Array;
}

/** What a worker says: once that it is ready, or why it is not, then one answer a request. */
export type WorkerMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'unready'; readonly message: string }
  | { readonly type: 'described'; readonly id: number; readonly look: Look }
  | { readonly type: 'failed'; readonly id: number; readonly failure: Failure };

/** One picture on its way to the thread that reads. */
export interface ReadRequest {
  readonly id: number;
  readonly bytes: Uint8Array;
}

/** What that thread says: once that it is ready, or why it is not; then for each request its lines as they come, and an end. */
export type ReaderMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'unready'; readonly message: string }
  | { readonly type: 'read'; readonly id: number; readonly lines: readonly TextLine[] }
  | { readonly type: 'end'; readonly id: number };
