import CloudUpload from 'lucide-react/icons/cloud-upload';
import type { Photo } from '#core/photo.ts';
import type { BoardToPut } from '../batch/board-to-put.ts';
import type { MenuEntry } from '../board/board-way.ts';
import { type BeginSending, type SendToStorage, useSendToStorage } from '../storage/use-send-to-storage.ts';
import type { PhotoTableState } from './use-photo-table.ts';

interface BoardSending {
  readonly sending: SendToStorage;
  /** The entry of the board's menu that opens the form. */
  readonly way: MenuEntry;
}

/** Sends the board of a table to the user's storage. @param label the text of the menu entry */
export function useBoardSending<Source extends Photo>(
  { organizer, boardToPut }: PhotoTableState<Source>,
  label: string,
  begin: BeginSending<BoardToPut<Source>>,
): BoardSending {
  const sending = useSendToStorage(boardToPut, begin);
  const way: MenuEntry = {
    kind: 'action',
    id: 'storage',
    label,
    Icon: CloudUpload,
    isDisabled: organizer.isBusy || sending.isOpen,
    onSelect: sending.open,
  };
  return { sending, way };
}
