import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { nameOf } from '#browser/destinations/folder-handle.ts';
import type { OnBoard } from '#browser/destinations/files-of-board.ts';
import { folderPicker } from './folder-picker.ts';
import type { FolderRun } from './folder-run.ts';
import type { IntoLibrary } from './planned-put.ts';
import type { PutState } from './put-state.ts';

export interface PutInto {
  /** Undefined before a folder was picked, and when the person is done with it. */
  readonly state: PutState | undefined;
  /** Whether the folder is a library that photos are added to. */
  readonly isLibrary: boolean;
  /** The name of the folder. */
  readonly folder: string;
  /** Asks for a folder; undefined where the browser cannot. */
  readonly pick: ((board: OnBoard, library?: IntoLibrary) => void) | undefined;
  /** Takes a library that was picked before. */
  readonly take: (top: FileSystemDirectoryHandle, board: OnBoard, library: IntoLibrary) => void;
  readonly write: () => void;
  readonly resume: () => void;
  readonly undo: () => void;
  /** Asks for the folder with the originals, and undoes what is proven by them. */
  readonly undoWithOriginals: () => void;
  readonly stop: () => void;
  readonly close: () => void;
}

/** Puts the photos of the board into a folder of the person's, where the browser can. */
export function usePutInto(): PutInto {
  const [state, setState] = useState<PutState>();
  const [folder, setFolder] = useState('');
  const [isLibrary, setIsLibrary] = useState(false);
  const run = useRef<FolderRun>(undefined);
  const ask = folderPicker();
  const pick = async (
    picker: () => Promise<FileSystemDirectoryHandle>,
    board: OnBoard,
    library?: IntoLibrary,
  ) => {
    try {
      const top = await picker();
      setFolder(top.name);
      setIsLibrary(library !== undefined);
      const { FolderRun: Run } = await import('./folder-run.ts');
      run.current = new Run(top, board, setState, library);
      await run.current.look();
    } catch (error) {
      // Closing the picker cancels.
      if (nameOf(error) === 'AbortError') return;
      setState({ phase: 'problem', problem: nameOf(error) === 'SecurityError' ? 'not-allowed' : 'failed' });
    }
  };
  const pickOriginals = async () => {
    try {
      const originals = await ask?.({ id: 'where-my-pix-originals', mode: 'read' });
      if (originals) await run.current?.undo(originals);
    } catch (error) {
      if (nameOf(error) !== 'AbortError') setState({ phase: 'problem', problem: 'not-allowed' });
    }
  };
  return {
    state,
    folder,
    pick:
      ask &&
      ((board, library) => void pick(() => ask({ id: 'where-my-pix', mode: 'readwrite' }), board, library)),
    take: (top, board, library) => void pick(async () => Promise.resolve(top), board, library),
    isLibrary,
    write: () => void run.current?.write(),
    resume: () => void run.current?.resume(),
    undo: () => void run.current?.undo(),
    undoWithOriginals: () => void pickOriginals(),
    stop: () => run.current?.stop(),
    close: () => {
      run.current?.stop();
      setState(undefined);
    },
  };
}

/** Calls back each time that files were put into the folder, or taken back. @param onPut whether they are there now */
export function useWhenPut(state: PutState | undefined, onPut: (isDone: boolean) => void): void {
  const put = useEffectEvent(onPut);
  const phase = state?.phase;
  useEffect(() => {
    if (phase === 'done' || phase === 'undone') put(phase === 'done');
  }, [phase]);
}
