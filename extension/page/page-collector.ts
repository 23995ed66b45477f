import type { Failure } from '#core/failure.ts';
import type { FoundImage, LeftOutCounts } from './page-image.ts';

/** The global under which the injected script exposes its function in the isolated world. */
export const COLLECTOR = 'whereMyPixCollector';

/** An image that only the page can read, and that it could not provide. */
export interface UnreadImage {
  readonly name: string;
  readonly failure: Failure;
}

/** The images found on a page. */
export interface CollectedImages {
  readonly images: FoundImage[];
  readonly unread: UnreadImage[];
  readonly leftOut: LeftOutCounts;
}

/** The result for a page: its images, or that it is a document without readable images. */
export type PageAnswer = CollectedImages | { readonly unreadable: 'pdf' };

export interface PageCollector {
  [COLLECTOR]?: (options: { thresholdPx: number }) => Promise<PageAnswer>;
}
