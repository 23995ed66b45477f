import { collectImages } from './collect-images.ts';
import { COLLECTOR, type PageAnswer, type PageCollector } from './page-collector.ts';

// Runs in the isolated world of a page, whose globals the page can't see. A second injected script calls it.
(globalThis as typeof globalThis & PageCollector)[COLLECTOR] = async (options): Promise<PageAnswer> =>
  isPdfViewer() ? { unreadable: 'pdf' } : collectImages(options);

/** Chrome shows a PDF in a frame of its own extension, which other extensions can't read. */
function isPdfViewer(): boolean {
  return (
    document.contentType === 'application/pdf' ||
    document.querySelector('body > embed[type="application/pdf"]:only-child') !== null
  );
}
