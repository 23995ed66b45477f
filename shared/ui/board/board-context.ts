import { createContext, use } from 'react';
import type { FolderPath } from '#core/naming/folder-path.ts';
import type { MoveChoices } from './move-choices.ts';
import type { Counted } from './use-counted.ts';
import type { Choosing } from './use-selection.ts';

/** The actions on folders and photos that are available anywhere on the board. */
export interface Board extends Choosing {
  /** The container for menus, which makes them part of the element they belong to. */
  readonly root: HTMLElement | null;
  readonly counted: Counted;
  /** The folder that was just added and needs a name. */
  readonly newFolderId: number | undefined;
  readonly renamePhoto: (photoId: string, typed: string) => void;
  /** Returns the photos that move with a photo: the whole selection if it is selected; an open photo moves alone. */
  readonly movingWith: (photoId: string) => readonly string[];
  /** The folders that photos can be moved to. */
  readonly choicesFor: (photoIds: readonly string[]) => MoveChoices;
  /** Moves a photo and those that move with it. */
  readonly movePhoto: (photoId: string, folderId: number) => void;
  /** Moves them into the folder with this path, which is added if missing. */
  readonly moveToPath: (photoId: string, path: FolderPath) => void;
  readonly moveToNewFolder: (photoId: string) => void;
  /** Renames a folder; if another one has that name, the user is asked first. */
  readonly renameFolder: (folderId: number, typed: string) => void;
  /** Removes an empty folder from the board. */
  readonly removeFolder: (folderId: number) => void;
  /** Undefined if there is nothing to undo. */
  readonly undo: (() => void) | undefined;
  /** Undefined if nothing was undone. */
  readonly redo: (() => void) | undefined;
  /** The latest change, for screen readers. */
  readonly said: string;
}

export const BoardContext = createContext<Board | undefined>(undefined);

/** Returns the board that a component belongs to. */
export function useBoard(): Board {
  const board = use(BoardContext);
  if (!board) throw new Error('useBoard is used outside of a results board');
  return board;
}
