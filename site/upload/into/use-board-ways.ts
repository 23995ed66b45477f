import FolderInput from 'lucide-react/icons/folder-input';
import FolderPlus from 'lucide-react/icons/folder-plus';
import { useState } from 'react';
import type { BrowserPhoto } from '#browser/files/browser-photo.ts';
import type { MenuEntry } from '#ui/board/board-way.ts';
import type { SendToStorage } from '#ui/storage/use-send-to-storage.ts';
import { useBoardSending } from '#ui/table/use-board-sending.ts';
import type { PhotoTableState } from '#ui/table/use-photo-table.ts';
import { UPLOAD } from '../upload-copy.ts';
import { ADDING } from './adding-copy.ts';
import { isPatternChosen, type LibraryForTable } from './use-library.ts';
import { type PutInto, usePutInto, useWhenPut } from './use-put-into.ts';

/** The ways of a board into a folder, a library or a storage. */
export interface BoardWays {
  readonly entries: readonly MenuEntry[];
  readonly putInto: PutInto;
  readonly sending: SendToStorage;
  /** Adds the board to the library that it was organized for, unless that was done. */
  readonly toLibrary: { readonly folder: string; readonly onAdd: () => void } | undefined;
}

/** Returns the ways of a table's board beside the ZIP. @param library the library that the board was organized for */
export function useBoardWays(table: PhotoTableState<BrowserPhoto>, library: LibraryForTable): BoardWays {
  const { organizer, own, boardToPut } = table;
  const { batch, isBusy, hasResults } = organizer;
  const putInto = usePutInto();
  const { sending, way } = useBoardSending(table, UPLOAD.sendToStorage, async (...request) =>
    (await import('../storage/begin-sending.ts')).beginSending(...request),
  );
  /** The batch that was put into a folder last. */
  const [added, setAdded] = useState<unknown>();
  useWhenPut(putInto.state, (isDone) => {
    setAdded(isDone ? batch.state : undefined);
    void library.refresh();
  });

  const { pick, take, state } = putInto;
  const isPutting = state !== undefined && state.phase !== 'problem';
  const isDisabled = isBusy || isPutting;
  const into = { isPatternChosen: isPatternChosen(own.inForce) };
  const action = (id: string, label: string, Icon: typeof FolderPlus, onSelect: () => void): MenuEntry => {
    return { kind: 'action', id, label, Icon, isDisabled, onSelect };
  };
  const ready = library.state?.phase === 'ready' && !batch.isRestored ? library.state : undefined;
  const toOwn = ready && {
    folder: ready.top.name,
    onAdd: () => take(ready.top, boardToPut(), { ...into, isArranged: true }),
  };
  const entries = [
    ...(toOwn ? [action('own-library', ADDING.addTo(toOwn.folder), FolderPlus, toOwn.onAdd)] : []),
    ...(pick
      ? [
          action('folder', UPLOAD.putIntoFolder, FolderInput, () => pick(boardToPut())),
          action('library', UPLOAD.addToLibrary, FolderPlus, () => pick(boardToPut(), into)),
        ]
      : []),
    way,
  ];
  const canAdd = hasResults && !isDisabled && added !== batch.state;
  return { entries, putInto, sending, toLibrary: canAdd ? toOwn : undefined };
}
