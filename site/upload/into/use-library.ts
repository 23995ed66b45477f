import { useCallback, useRef, useState } from 'react';
import type { BrowserPhoto } from '#browser/files/browser-photo.ts';
import { nameOf } from '#browser/destinations/folder-handle.ts';
import type { HandleFile } from '#browser/library/open-library.ts';
import type { Library } from '#core/library/read-library.ts';
import { DEFAULT_PATTERN } from '#core/naming/naming-pattern.ts';
import type { NamingOptions } from '#core/naming/naming-options.ts';
import type { Filing } from '#pipeline/ports.ts';
import { folderPicker } from './folder-picker.ts';

/** A library that was picked before photos are organized. */
export interface ReadyLibrary {
  readonly top: FileSystemDirectoryHandle;
  readonly library: Library<HandleFile>;
}

export type LibraryState =
  | { readonly phase: 'reading'; readonly folder: string; readonly done: number; readonly total: number }
  | ({ readonly phase: 'ready' } & ReadyLibrary)
  | { readonly phase: 'problem' };

/** The library that the next photos are organized for. */
export interface LibraryForTable {
  /** Undefined while there is none. */
  readonly state: LibraryState | undefined;
  /** Asks for its folder, and resolves once it is read; undefined where the browser cannot. */
  readonly choose: (() => Promise<void>) | undefined;
  /** Reads it anew, as photos were added to it. */
  readonly refresh: () => Promise<void>;
  /** Organizes without it; stops reading it. */
  readonly leave: () => void;
  /** Files photos in its folders; undefined without one. */
  readonly filingFor: ((photos: readonly BrowserPhoto[]) => Filing) | undefined;
  /** The naming options with what the library decides. */
  readonly placingFor: (placing: NamingOptions) => NamingOptions;
}

/** Returns whether the person chose how photos are named, so that a library does not decide it. */
export function isPatternChosen({ pattern }: NamingOptions): boolean {
  return pattern !== DEFAULT_PATTERN;
}

/** Files after which the progress is told again: each time the page is drawn anew. */
const TOLD_EVERY = 50;

/** The functions that file by a library come when one is picked. */
const loadFiling = () => import('#core/library/board-in-library.ts');
const loadHabits = () => import('#core/library/library-habits.ts');

/** Holds the library that a person picks on the table, so that photos are organized as it is ordered. */
export function useLibrary(): LibraryForTable {
  const [state, setState] = useState<LibraryState>();
  const [habits, setHabits] = useState<Partial<Pick<NamingOptions, 'pattern' | 'ignoresQuality'>>>();
  const abort = useRef(new AbortController());
  const ask = folderPicker();

  const read = useCallback(async (top: FileSystemDirectoryHandle) => {
    abort.current.abort();
    abort.current = new AbortController();
    const { signal } = abort.current;
    const tell = (done: number, total: number) => {
      if (!signal.aborted) setState({ phase: 'reading', folder: top.name, done, total });
    };
    try {
      tell(0, 0);
      const [{ openLibrary }, { findRuns }] = await Promise.all([
        import('#browser/library/open-library.ts'),
        import('#browser/destinations/folder-journal.ts'),
      ]);
      const runs = (await findRuns(top)).map(({ reading }) => reading).toReversed();
      const library = await openLibrary(top, runs, {
        onProgress: (done, total) => done % TOLD_EVERY === 0 && tell(done, total),
        signal,
      });
      const { libraryHabits } = await loadHabits();
      const { language: _, ...own } = libraryHabits(library);
      if (signal.aborted) return;
      setHabits(own);
      setState({ phase: 'ready', top, library });
    } catch (error) {
      if (signal.aborted) return;
      console.warn('Reading the library failed', error);
      setState({ phase: 'problem' });
    }
  }, []);

  const choose = async (picker: NonNullable<typeof ask>) => {
    try {
      await read(await picker({ id: 'where-my-pix', mode: 'readwrite' }));
    } catch (error) {
      // Closing the picker cancels.
      if (nameOf(error) !== 'AbortError') setState({ phase: 'problem' });
    }
  };
  const ready = state?.phase === 'ready' ? state : undefined;
  return {
    state,
    choose: ask && (() => choose(ask)),
    refresh: async () => (ready ? read(ready.top) : undefined),
    leave: () => {
      abort.current.abort();
      setState(undefined);
    },
    filingFor:
      ready &&
      ((photos) => ({
        folders: async (placed) => {
          const { placedInLibrary } = await loadFiling();
          return placedInLibrary(placed, photos, ready.library, Date.now());
        },
      })),
    placingFor: (placing) => {
      if (!ready || !habits) return placing;
      const { pattern = placing.pattern, ...others } = habits;
      return { ...placing, ...others, pattern: isPatternChosen(placing) ? placing.pattern : pattern };
    },
  };
}
