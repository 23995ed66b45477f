import type { Failure } from '#core/failure.ts';
import type { ImageAnalysis } from '#core/image-analysis.ts';

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
  | { readonly type: 'described'; readonly id: number; readonly analysis: ImageAnalysis }
  | { readonly type: 'failed'; readonly id: number; readonly failure: Failure };
