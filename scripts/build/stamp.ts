import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Part } from './part.ts';

/** What a part was made from, and the files that it wrote: size and time of each. */
interface Stamp {
  readonly digest: string;
  /** Different for each build. */
  readonly id: string;
  readonly files: Readonly<Record<string, readonly [bytes: number, modifiedMs: number]>>;
}

/** Remembers the state in which a part was built, in `dist/.built/<part>.json`. */
export class StampFile {
  readonly #project: string;
  readonly #file: string;
  readonly #part: Pick<Part, 'outputs' | 'owns'>;

  constructor(project: string, name: string, part: Pick<Part, 'outputs' | 'owns'>) {
    this.#project = project;
    this.#file = join(project, 'dist/.built', `${name}.json`);
    this.#part = part;
  }

  /**
   * Returns the id of the last build if it was completed from these inputs, and no file has been changed or removed
   * since.
   */
  currentId(digest: string): string | undefined {
    const stamp = this.#read();
    if (stamp?.digest !== digest) return undefined;
    const isWhole = Object.entries(stamp.files).every(([path, [bytes, modifiedMs]]) => {
      const found = statSync(join(this.#project, path), { throwIfNoEntry: false });
      return found?.size === bytes && found.mtimeMs === modifiedMs;
    });
    if (!isWhole) return undefined;
    // `npm run organize` compares this time with those of the sources, before it loads anything else.
    utimesSync(this.#file, new Date(), new Date());
    return stamp.id;
  }

  /** Called before the part is built, so that an interrupted build is repeated. */
  remove(): void {
    rmSync(this.#file, { force: true });
  }

  write(digest: string, id: string): void {
    const files = this.#written().map((path) => {
      const { size, mtimeMs } = statSync(join(this.#project, path));
      return [path, [size, mtimeMs]];
    });
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify({ digest, id, files: Object.fromEntries(files) }));
  }

  /** An unreadable stamp is none. */
  #read(): Stamp | undefined {
    try {
      return JSON.parse(readFileSync(this.#file, 'utf8')) as Stamp;
    } catch {
      return undefined;
    }
  }

  #written(): string[] {
    const { outputs = [], owns = () => true } = this.#part;
    return outputs.flatMap((folder) => {
      const entries = readdirSync(join(this.#project, folder), { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => relative(this.#project, join(parentPath, name)).split(sep).join('/'))
        .filter(owns);
    });
  }
}
