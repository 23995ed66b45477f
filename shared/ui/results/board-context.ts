import type { FolderPath } from '#core/folder-path.ts';
import { createContext, use } from 'react';
import type { Choosing } from './use-selection.ts';

/** What can be done to the folders from anywhere on their board. */
export interface Board extends Choosing {
  /** Where menus lie, so that they are part of what they belong to. */
  readonly root: HTMLElement | null;
  /** Every folder there is to move to, in the board's order. */
  readonly folders: readonly { readonly id: number; readonly path: FolderPath }[];
  /** The folder that was just added, whose name is wanted. */
  readonly newFolderId: number | undefined;
  readonly renamePhoto: (photoId: string, typed: string) => void;
  /** Moves a photo, and with a chosen one all that are chosen, unless one is open. */
  readonly movePhoto: (photoId: string, folderId: number) => void;
  readonly moveToNewFolder: (photoId: string) => void;
  readonly renameFolder: (folderId: number, typed: string) => void;
  /** Undefined if there is nothing to undo. */
  readonly undo: (() => void) | undefined;
  /** Undefined if nothing was undone. */
  readonly redo: (() => void) | undefined;
  /** The last change, for screen readers. */
  readonly said: string;
}

export const BoardContext = createContext<Board | undefined>(undefined);

/** The board that a component belongs to. */
export function useBoard(): Board {
  const board = use(BoardContext);
  if (!board) throw new Error('useBoard is used outside of a results board');
  return board;
}
