import { filesOfBoard, type OnBoard } from '#browser/destinations/files-of-board.ts';
import { type FolderPlan, planFolder } from '#browser/destinations/plan-folder.ts';
import type { FoundRun } from '#browser/destinations/folder-journal.ts';
import type { BrowserPhoto } from '#browser/files/browser-photo.ts';
import type { AddingPlan } from '#browser/library/plan-adding.ts';
import { folderOf } from '#core/naming/file-name.ts';
import type { Library } from '#core/library/read-library.ts';
import type { LibraryToTell, OrderToTell, PutState } from './put-state.ts';

/** Files after which the progress is told again: each time the page is drawn anew. */
const TOLD_EVERY = 50;

/** What a person wants of a library, instead of the board's own folders. */
export interface IntoLibrary {
  /** Whether the person chose how photos are named, so that the library does not decide it. */
  readonly isPatternChosen: boolean;
  /** Whether the board has the folders of the library from the start. */
  readonly isArranged?: boolean;
}

/** What is to be put into a folder. */
export interface PlannedPut {
  readonly plan: FolderPlan;
  readonly files: readonly BrowserPhoto[];
  /** What the journal says of a library. */
  readonly named: AddingPlan['named'];
  /** What a library is like, and what would happen to it. */
  readonly library: LibraryToTell | undefined;
}

/** How far planning is told, and how it is stopped. */
export interface PutPlanning {
  readonly library: IntoLibrary | undefined;
  /** The journals of the folder, the latest first. */
  readonly runs: readonly FoundRun[];
  readonly tell: (state: PutState) => void;
  readonly signal: AbortSignal;
}

/** Plans where the files of a board go: in the board's own folders, or as a library is ordered. */
export async function planPut(
  top: FileSystemDirectoryHandle,
  board: OnBoard,
  { library, runs, tell, signal }: PutPlanning,
): Promise<PlannedPut> {
  if (!library) {
    const { wanted, files } = await filesOfBoard(board, board.writesXmp ? board.xmpOf : undefined);
    const plan = await planFolder(top, wanted, files, signal);
    return { plan, files, named: {}, library: undefined };
  }
  const { planAdding } = await import('#browser/library/plan-adding.ts');
  const adding = await planAdding(top, board, {
    ...library,
    runs: runs.map(({ reading }) => reading).toReversed(),
    onProgress: (done, total) => {
      if (!signal.aborted && done % TOLD_EVERY === 0) tell({ phase: 'looking', done, total });
    },
    signal,
  });
  return { ...adding, library: libraryToTell(adding) };
}

/** What is told of how a library is ordered. */
export function orderToTell({ order, learned, namedScheme, photoCount }: Library): OrderToTell {
  const isFlat = learned?.scheme === '';
  const known = learned ? (isFlat ? 'flat' : 'learned') : 'none';
  return { photoCount, order: namedScheme === undefined ? known : 'named', scheme: order.scheme };
}

function libraryToTell({ library, plan, fresh, there }: AddingPlan): LibraryToTell {
  const { order } = library;
  const counts = new Map<string, number>();
  for (const { path, isThere } of plan.targets.targets) {
    if (!isThere) counts.set(folderOf(path), (counts.get(folderOf(path)) ?? 0) + 1);
  }
  const made = new Set(plan.targets.newFolders);
  const events = new Set(order.events.map(({ folder }) => folder.join('/')));
  const folders = Array.from(counts, ([path, count]) => ({
    path,
    count,
    isNew: made.has(path),
    isEvent: events.has(path),
  }));
  return {
    ...orderToTell(library),
    fresh,
    there,
    folders: folders.toSorted((one, other) => one.path.localeCompare(other.path, 'en', { numeric: true })),
  };
}
