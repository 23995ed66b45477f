import { createHash, randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isNewerRecord, RECORD_VERSIONS } from '#core/saved/record-version.ts';
import { mkdir, rm, stat } from '../disk/byte-fs.ts';
import { readOwn } from '../disk/regular-file.ts';
import { sha256OfFile } from '../inputs/file-sum.ts';
import { newerRecord } from '../newer-record.ts';
import { MOST_MEMORY_BYTES, MOST_REMEMBERED } from './limits.ts';

/** Cached facts of a file, valid until it changes. */
export interface FileFacts {
  readonly sha256?: string | undefined;
  /** By its own metadata and its name; null if they don't tell. */
  readonly date?: string | null | undefined;
  /** The names of the place where it was taken, in our languages. */
  readonly cities?: readonly string[] | undefined;
  readonly countries?: readonly string[] | undefined;
  /** Whether a watch has added it or found it in the library: what somebody deletes there later stays deleted. */
  readonly isHandled?: boolean | undefined;
}

interface Remembered extends FileFacts {
  /** Size, times of the content and of the entry, and the inode number: all change when somebody edits a file. */
  readonly mark: string;
}

/**
 * What this computer remembers of the files of a library and of added files, so that unchanged files aren't read
 * again. Losing it only costs time.
 */
export class FileMemory {
  readonly #path: string;
  readonly #files: Map<string, Remembered>;
  readonly #used = new Set<string>();
  #photoCount: number;
  #isChanged = false;

  private constructor(path: string, files: Map<string, Remembered>, photoCount: number) {
    this.#path = path;
    this.#photoCount = photoCount;
    this.#files = files;
  }

  /**
   * Opens the memory of a library.
   *
   * @param stateFolder where programs keep such data
   * @param top the real path of the library
   * @throws {UsageError} if a newer version of the program wrote the memory
   */
  static async open(stateFolder: string, top: string): Promise<FileMemory> {
    const name = createHash('sha256').update(top).digest('hex').slice(0, 16);
    const path = join(stateFolder, `library-${name}.jsonl`);
    const text = (await readOwn(path, MOST_MEMORY_BYTES)) ?? '';
    const files = new Map<string, Remembered>();
    const [first = '', ...lines] = text.split('\n');
    const head = objectOf(first);
    if (isNewerRecord('library', head)) throw newerRecord(path);
    const own = head?.['version'] === RECORD_VERSIONS.library ? head : {};
    for (const line of own === head ? lines : []) {
      const json = objectOf(line);
      const entry = json && readEntry(json);
      if (entry) files.set(...entry);
    }
    const { photoCount } = own;
    return new FileMemory(path, files, typeof photoCount === 'number' ? photoCount : 0);
  }

  /** How many photos and films the library had when it was last read. */
  get photoCount(): number {
    return this.#photoCount;
  }

  set photoCount(count: number) {
    this.#isChanged ||= count !== this.#photoCount;
    this.#photoCount = count;
  }

  /** Returns whether a watch is done with a file, as long as its mark is this one. */
  isHandled(path: string, mark: string): boolean {
    const known = this.#files.get(path);
    return known?.isHandled === true && known.mark === mark;
  }

  /** Records that a watch is done with a file. */
  handle(path: string, mark: string): void {
    const known = this.#files.get(path);
    this.#files.set(path, { ...(known?.mark === mark ? known : { mark }), isHandled: true });
    this.#isChanged = true;
  }

  /** Returns a mark that changes whenever the file does; undefined if it is gone. */
  static async markOf(path: string): Promise<string | undefined> {
    // A link changes with its target.
    const stats = await stat(path, { bigint: true }).catch(() => undefined);
    return stats && `${stats.size}:${stats.mtimeNs}:${stats.ctimeNs}:${stats.ino}`;
  }

  /** Returns what is known of a file, and reads the rest with `read`. */
  async facts(path: string, needs: keyof FileFacts, read: () => Promise<FileFacts>): Promise<FileFacts> {
    const mark = await FileMemory.markOf(path);
    const known = this.#files.get(path);
    this.#used.add(path);
    const isSame = known !== undefined && known.mark === mark;
    if (isSame && known[needs] !== undefined) return known;
    const facts = { ...(isSame ? known : {}), ...(await read()) };
    // A file that changed while it was read isn't the marked one.
    if (mark === undefined || (await FileMemory.markOf(path)) !== mark) return facts;
    this.#files.set(path, { ...facts, mark });
    this.#isChanged = true;
    return facts;
  }

  /** Returns the SHA-256 of a file on the disk; undefined if it can't be read. */
  async sum(path: string): Promise<string | undefined> {
    const facts = await this.facts(path, 'sha256', async () => ({
      sha256: await sha256OfFile({ path }),
    })).catch(() => undefined);
    return facts?.sha256;
  }

  /**
   * Writes the memory to disk, without files that are gone.
   *
   * @param isThere whether an unused file still exists
   */
  async save(isThere: (path: string) => boolean): Promise<void> {
    const kept = [...this.#files]
      .filter(([path, { isHandled }]) => isHandled || this.#used.has(path) || isThere(path))
      .slice(-MOST_REMEMBERED);
    if (!this.#isChanged && kept.length === this.#files.size) return;
    const head = { version: RECORD_VERSIONS.library, photoCount: this.#photoCount };
    const lines = kept.map(([path, facts]) => JSON.stringify(Object.assign({ path }, facts)));
    const text = `${[JSON.stringify(head), ...lines].join('\n')}\n`;
    const part = `${this.#path}-${randomUUID()}`;
    try {
      await mkdir(join(this.#path, '..'), { recursive: true, mode: 0o700 });
      await writeFile(part, text, { mode: 0o600 });
      await rename(part, this.#path);
      this.#isChanged = false;
    } catch {
      // Failing only costs time on the next run.
      await rm(part, { force: true }).catch(() => undefined);
    }
  }
}

type Json = Readonly<Record<string, unknown>>;

function objectOf(line: string): Json | undefined {
  try {
    const json: unknown = JSON.parse(line);
    return typeof json === 'object' && json !== null ? (json as Json) : undefined;
  } catch {
    return undefined;
  }
}

function readEntry({
  path,
  mark,
  sha256,
  date,
  cities,
  countries,
  isHandled,
}: Json): [string, Remembered] | undefined {
  if (typeof path !== 'string' || typeof mark !== 'string') return undefined;
  const isSum = typeof sha256 === 'string' && /^[0-9a-f]{64}$/.test(sha256);
  return [
    path,
    {
      mark,
      ...(isSum ? { sha256 } : {}),
      ...(typeof date === 'string' || date === null ? { date } : {}),
      ...(areNames(cities) ? { cities } : {}),
      ...(areNames(countries) ? { countries } : {}),
      ...(isHandled === true ? { isHandled } : {}),
    },
  ];
}

function areNames(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((name) => typeof name === 'string');
}
