import type { BrowserPhoto } from '#browser/files/browser-photo.ts';
import type { OnBoard } from '#browser/destinations/files-of-board.ts';
import { boardToPut } from '#ui/batch/board-to-put.ts';
import type { Organizer } from '#ui/batch/use-organizer.ts';
import { useMessages } from '#ui/kit/use-messages.ts';
import { originOf } from '#storage/storage-login.ts';
import { useSendToStorage } from '#ui/storage/use-send-to-storage.ts';
import { failuresWords } from '#words/failures.ts';
import { folderWords } from '#words/folder.ts';
import { listWords } from '#words/list.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { vocabularyWords } from '#words/vocabulary.ts';
import { allowAddress } from '../storage/own-model.ts';

/** Sends the panel's board to a storage; Chrome asks the user for access to its address on the press. */
export function usePanelSending(organizer: Organizer<BrowserPhoto>, hasList: boolean) {
  const t = useMessages(failuresWords, folderWords, listWords, quantitiesWords, vocabularyWords);
  const boardOf = (): OnBoard => boardToPut(organizer, hasList, t);
  return useSendToStorage(boardOf, async (login, board, tell) => {
    // Comes first, while the browser still counts the press as a user gesture. If refused, the server may still allow
    // access by CORS.
    const allowed = allowAddress(originOf(login)).catch(() => undefined);
    const { beginSending } = await import('./begin-sending.ts');
    await allowed;
    return beginSending(login, board, (name) => t('folder.reason', { name }), tell);
  });
}
