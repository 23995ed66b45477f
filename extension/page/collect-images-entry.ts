import { collectImages } from './collect-images.ts';
import { COLLECTOR, type PageAnswer, type PageCollector } from './page-collector.ts';

// Runs in the isolated world of a page, whose globals the page does not see. The call comes in a script of its own.
(globalThis as typeof globalThis & PageCollector)[COLLECTOR] = async (options): Promise<PageAnswer> =>
  isPdfViewer() ? { unreadable: 'pdf' } : collectImages(options);

/** Chrome shows a PDF in a frame of its own extension, which nobody else can read. */
function isPdfViewer(): boolean {
  return (
    document.contentType === 'application/pdf' ||
    document.querySelector('body > embed[type="application/pdf"]:only-child') !== null
  );
}
