import CloudUpload from 'lucide-react/icons/cloud-upload';
import FolderInput from 'lucide-react/icons/folder-input';
import FolderPlus from 'lucide-react/icons/folder-plus';
import type { OnBoard } from '#browser/destinations/files-of-board.ts';
import type { MenuEntry } from '#ui/board/board-way.ts';
import { UPLOAD } from '../upload-copy.ts';
import { ADDING } from './adding-copy.ts';
import type { ReadyLibrary } from './use-library.ts';
import type { PutInto } from './use-put-into.ts';

interface WaysOptions {
  readonly putInto: PutInto;
  readonly onBoard: () => OnBoard;
  /** The library that the board was organized for. */
  readonly library: ReadyLibrary | undefined;
  readonly isPatternChosen: boolean;
  readonly isBusy: boolean;
  readonly isSending: boolean;
  readonly onSend: () => void;
}

/** The ways of a board into a folder, a library or a storage. */
export interface BoardWays {
  readonly entries: readonly MenuEntry[];
  /** Adds the board to the library that it was organized for; undefined without one, and while photos are put. */
  readonly addToLibrary: (() => void) | undefined;
}

/** Returns the ways of a board beside the ZIP. */
export function boardWays(options: WaysOptions): BoardWays {
  const { putInto, onBoard, library, isPatternChosen, isBusy, isSending, onSend } = options;
  const { pick, take, state } = putInto;
  const isPutting = state !== undefined && state.phase !== 'problem';
  const isDisabled = isBusy || isPutting;
  const add = library && (() => take(library.top, onBoard(), { isPatternChosen, isArranged: true }));
  const own: readonly MenuEntry[] = add
    ? [
        {
          kind: 'action',
          id: 'own-library',
          label: ADDING.addTo(library.top.name),
          Icon: FolderPlus,
          isDisabled,
          onSelect: add,
        },
      ]
    : [];
  const intoFolder: readonly MenuEntry[] = pick
    ? [
        {
          kind: 'action',
          id: 'folder',
          label: UPLOAD.putIntoFolder,
          Icon: FolderInput,
          isDisabled,
          onSelect: () => pick(onBoard()),
        },
        {
          kind: 'action',
          id: 'library',
          label: UPLOAD.addToLibrary,
          Icon: FolderPlus,
          isDisabled,
          onSelect: () => pick(onBoard(), { isPatternChosen }),
        },
      ]
    : [];
  const storage: MenuEntry = {
    kind: 'action',
    id: 'storage',
    label: UPLOAD.sendToStorage,
    Icon: CloudUpload,
    isDisabled: isBusy || isSending,
    onSelect: onSend,
  };
  return { entries: [...own, ...intoFolder, storage], addToLibrary: isDisabled ? undefined : add };
}
