import type { FoundImage } from '#core/page-image.ts';

/** The name under which the injected script leaves its function in the isolated world. */
export const COLLECTOR = 'whereMyPixCollector';

/** What the page answers: its images, or that it is a document without any that can be read. */
export type PageAnswer = { readonly images: FoundImage[] } | { readonly unreadable: 'pdf' };

export interface PageCollector {
  [COLLECTOR]?: (options: { thresholdPx: number }) => Promise<PageAnswer>;
}
