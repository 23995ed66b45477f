import type { BrowserPhoto } from '#browser/files/browser-photo.ts';
import { originsOf } from '#storage/storage-target.ts';
import { useMessages } from '#ui/kit/use-messages.ts';
import { useBoardSending } from '#ui/table/use-board-sending.ts';
import type { PhotoTableState } from '#ui/table/use-photo-table.ts';
import { folderWords } from '#words/folder.ts';
import { sendWords } from '#words/send.ts';
import { allowAddresses } from '../storage/own-model.ts';

/** Sends the panel's board to a storage; Chrome asks the user for access to its servers on the press. */
export function usePanelSending(table: PhotoTableState<BrowserPhoto>) {
  const t = useMessages(folderWords, sendWords);
  return useBoardSending(table, t('send.open'), async (target, board, tell) => {
    // Comes first, while the browser still counts the press as a user gesture. If refused, the server may still allow
    // access by CORS.
    const allowed = allowAddresses(originsOf(target)).catch(() => undefined);
    const { beginSending } = await import('./begin-sending.ts');
    await allowed;
    return beginSending(target, board, (name) => t('folder.reason', { name }), tell);
  });
}
