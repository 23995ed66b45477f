import type { TopNames } from '../lists/top-names.ts';
import { folderOf } from '../naming/file-name.ts';
import type {
  FileRecord,
  HeaderRecord,
  JournalRecord,
  KeepReason,
  PhotoRecord,
  SkipReason,
} from './journal-record.ts';
import { MOST_JOURNAL_FILES, MOST_LINE_LENGTH } from './limits.ts';
import { isNewerJournal, readRecord } from './read-record.ts';

/** How far a file has come. */
export type FileState = 'planned' | 'begun' | 'placed' | 'done' | 'skipped' | 'undone' | 'kept';

/** A file as far as the journal knows. */
export interface JournalFile extends Omit<FileRecord, 'type'> {
  readonly state: FileState;
  /** Whether a moved file's source stayed because its bytes had changed. */
  readonly isSourceLeft?: boolean;
  readonly reason?: SkipReason | KeepReason;
}

/** The contents of a journal. */
export interface Journal {
  readonly header: HeaderRecord;
  /** By number. `path` is the one that the file was last about to get. */
  readonly files: readonly JournalFile[];
  /** The planned folders, outermost first. */
  readonly folders: readonly string[];
  /** The folders that the run itself made, outermost first. */
  readonly made: readonly string[];
  readonly photos: readonly PhotoRecord[];
  /** Whether the plan is complete. Otherwise, nothing was written. */
  readonly isPlanned: boolean;
  readonly listNames: TopNames | undefined;
  /** The SHA-256 of each list that was written, or was about to be, by name. */
  readonly lists: ReadonlyMap<string, string>;
  readonly isFinished: boolean;
  readonly undo: 'none' | 'begun' | 'ended';
}

/** Why a journal isn't used: it was just begun, isn't a journal, is of a newer version, or has invalid lines. */
export type JournalProblem = 'empty' | 'not-ours' | 'newer-version' | 'damaged' | 'too-large';

export type JournalReading =
  { readonly ok: true; readonly journal: Journal } | { readonly ok: false; readonly problem: JournalProblem };

/**
 * Reads a journal, which anyone may have written. A last line without a line break was cut off by a crash and is
 * ignored; any other invalid line makes the journal unusable, because guesses would move files.
 */
export function readJournal(text: string): JournalReading {
  const reader = new JournalReader();
  for (let start = 0, end = text.indexOf('\n'); end >= 0; start = end + 1, end = text.indexOf('\n', start)) {
    if (end - start > MOST_LINE_LENGTH) return { ok: false, problem: 'too-large' };
    const line = text.slice(start, end);
    if (start === 0 && isNewerJournal(line)) return { ok: false, problem: 'newer-version' };
    const record = readRecord(line);
    const problem = record ? reader.take(record) : reader.unknown();
    if (problem) return { ok: false, problem };
  }
  const journal = reader.journal();
  return journal ? { ok: true, journal } : { ok: false, problem: 'empty' };
}

/** Returns whether a journal has written nothing yet, because its plan isn't complete. */
export function isUnused(reading: JournalReading): boolean {
  return reading.ok ? !reading.journal.isPlanned : reading.problem === 'empty';
}

class JournalReader {
  #header: HeaderRecord | undefined;
  readonly #files: JournalFile[] = [];
  readonly #folders: string[] = [];
  readonly #made = new Set<string>();
  readonly #photos: PhotoRecord[] = [];
  readonly #lists = new Map<string, string>();
  #listNames: TopNames | undefined;
  #isPlanned = false;
  #isFinished = false;
  #undo: Journal['undo'] = 'none';

  journal(): Journal | undefined {
    return (
      this.#header && {
        header: this.#header,
        files: this.#files,
        folders: this.#folders,
        made: this.#folders.filter((path) => this.#made.has(path)),
        photos: this.#photos,
        isPlanned: this.#isPlanned,
        listNames: this.#listNames,
        lists: this.#lists,
        isFinished: this.#isFinished,
        undo: this.#undo,
      }
    );
  }

  unknown(): JournalProblem {
    return this.#header ? 'damaged' : 'not-ours';
  }

  take(record: JournalRecord): JournalProblem | undefined {
    if (!this.#header) {
      if (record.type !== 'journal') return 'not-ours';
      this.#header = record;
      return undefined;
    }
    const isTaken = this.#isPlanned ? this.#takeStep(record) : this.#takePlan(record, this.#header);
    return isTaken ? undefined : 'damaged';
  }

  #takePlan(record: JournalRecord, { roots }: HeaderRecord): boolean {
    switch (record.type) {
      case 'folder':
        this.#folders.push(record.path);
        return true;
      case 'file': {
        const { type: _, ...file } = record;
        if (file.file !== this.#files.length || file.file >= MOST_JOURNAL_FILES) return false;
        if (file.source && file.source.root >= roots.length) return false;
        this.#files.push({ ...file, state: 'planned' });
        return true;
      }
      case 'photo':
        this.#photos.push(record);
        return this.#photos.length <= MOST_JOURNAL_FILES;
      case 'planned':
        this.#isPlanned = true;
        return record.files === this.#files.length && record.photos === this.#photos.length;
      default:
        return false;
    }
  }

  #takeStep(record: JournalRecord): boolean {
    switch (record.type) {
      case 'make':
        this.#made.add(record.path);
        return true;
      case 'begin':
        return this.#change(record.file, ({ path }) =>
          folderOf(path) === folderOf(record.path) ? { state: 'begun', path: record.path } : undefined,
        );
      case 'placed':
        return this.#change(record.file, () => ({ state: 'placed' }));
      case 'done':
        return this.#change(record.file, () => ({
          state: 'done',
          isSourceLeft: record.isSourceLeft === true,
        }));
      case 'skip':
        return this.#change(record.file, () => ({ state: 'skipped', reason: record.reason }));
      case 'undone':
        return this.#change(record.file, () => ({ state: 'undone' }));
      case 'kept':
        return this.#change(record.file, () => ({ state: 'kept', reason: record.reason }));
      case 'lists':
        this.#listNames = record.names;
        return true;
      case 'list':
        this.#lists.set(record.name, record.sha256);
        return true;
      case 'finished':
        this.#isFinished = true;
        return true;
      case 'undo':
        this.#undo = 'begun';
        return true;
      case 'undo-ended':
        this.#undo = 'ended';
        return true;
      default:
        return false;
    }
  }

  #change(number: number, change: (file: JournalFile) => Partial<JournalFile> | undefined): boolean {
    const file = this.#files[number];
    const changed = file && file.action !== 'there' ? change(file) : undefined;
    if (!file || !changed) return false;
    this.#files[number] = { ...file, ...changed };
    return true;
  }
}
