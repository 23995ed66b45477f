import { createContext, use } from 'react';
import type { FolderPath } from '#core/naming/folder-path.ts';
import type { MoveChoices } from './move-choices.ts';
import type { Choosing } from './use-selection.ts';

/** What can be done to the folders from anywhere on their board. */
export interface Board extends Choosing {
  /** Where menus lie, so that they are part of what they belong to. */
  readonly root: HTMLElement | null;
  /** The folder that was just added, whose name is wanted. */
  readonly newFolderId: number | undefined;
  readonly renamePhoto: (photoId: string, typed: string) => void;
  /** What moves with a photo: with a chosen one all that are chosen; an open one goes by itself. */
  readonly movingWith: (photoId: string) => readonly string[];
  /** Where photos can go. */
  readonly choicesFor: (photoIds: readonly string[]) => MoveChoices;
  /** Moves a photo, and what goes with it. */
  readonly movePhoto: (photoId: string, folderId: number) => void;
  /** The same into the folder of this path, which is added where there is none. */
  readonly moveToPath: (photoId: string, path: FolderPath) => void;
  readonly moveToNewFolder: (photoId: string) => void;
  /** Renames a folder; where there is one of that name, the person is asked first. */
  readonly renameFolder: (folderId: number, typed: string) => void;
  /** Takes an empty folder off the board. */
  readonly removeFolder: (folderId: number) => void;
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
