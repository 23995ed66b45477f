import { createHash } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import {
  appendFile,
  copyFile,
  link,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import * as fc from 'fast-check';
import { expect, inject, onTestFinished } from 'vitest';
import type { FileToPut } from '../../cli/destinations/plan-into.ts';

const BY_PROGRAM = ['copy', 'move', 'undo', 'resume'] as const;
const BY_PERSON = [
  'link',
  'link',
  'hard-link',
  'link-folder',
  'link-folder',
  'rename',
  'rename-folder',
  'edit',
  'duplicate',
  'delete-duplicate',
  'cut-journal',
  'forge-journal',
  'forget',
] as const;

type ProgramStep = (typeof BY_PROGRAM)[number];
type PersonStep = (typeof BY_PERSON)[number];

/** The next step. */
interface Step {
  readonly what: ProgramStep | PersonStep;
  /** They choose files and folders. */
  readonly one: number;
  readonly other: number;
  /** Number of files after which the program is stopped. */
  readonly stopAfter: number | null;
}

const stepOf = (...whats: readonly Step['what'][]): fc.Arbitrary<Step> =>
  fc.record({
    what: fc.constantFrom(...whats),
    one: fc.nat(1000),
    other: fc.nat(1000),
    stopAfter: fc.option(fc.nat(4), { freq: 1, nil: null }),
  });

/** The program saves photos to the folder, then people change things, and then it undoes or resumes. */
const round = fc
  .tuple(
    stepOf('copy', 'move'),
    fc.array(stepOf(...BY_PERSON), { minLength: 1, maxLength: 3 }),
    stepOf('undo', 'undo', 'undo', 'resume'),
  )
  .map(([put, changes, back]) => [put, changes, back].flat());

const FOLDERS = ['Pets', 'Food', 'Pets/Dogs'];

/** Saves photos to the folder, resumes that, or undoes it. */
export type TreeProgram = (
  tree: ChangingTree,
  step: Step & { readonly what: ProgramStep },
) => Promise<unknown>;

/** A tree of photos and their target folder, as people and their tools change both. */
class ChangingTree {
  readonly root: string;
  readonly photos: string;
  readonly folder: string;

  private constructor(root: string) {
    this.root = root;
    this.photos = join(root, 'photos');
    this.folder = join(root, 'into');
  }

  static async make(home: string): Promise<ChangingTree> {
    const tree = new ChangingTree(await realpath(await mkdtemp(join(home, 'tree-'))));
    await mkdir(join(tree.photos, '2020'), { recursive: true });
    await mkdir(tree.folder);
    const files = { 'a.jpg': 'one', 'b.jpg': 'two', '2020/a.jpg': 'three', '2020/copy.jpg': 'one' };
    for (const [path, text] of Object.entries(files)) await writeFile(join(tree.photos, path), text);
    return tree;
  }

  /** Returns the contents of all files, except the program's private ones. Links are not followed. */
  async contents(): Promise<Set<string>> {
    const texts = await Promise.all((await this.#entries('file')).map((path) => readFile(path, 'utf8')));
    return new Set(texts);
  }

  /** Performs one step, and returns whether the program did it. */
  async take(step: Step, program: TreeProgram): Promise<boolean> {
    const { what, one, other } = step;
    if (isByProgram(what)) {
      await told(() => program(this, { ...step, what }));
      return true;
    }
    // A person's command may fail, such as for a path inside itself.
    await this.#byPerson(what, one, other).catch((error: unknown) => {
      if (!(error instanceof Error) || !('code' in error)) throw error;
    });
    return false;
  }

  /** Some of the existing photos, with a target for each. */
  async chosen({ one, other }: Step, from = this.photos): Promise<FileToPut[]> {
    const found = await readdir(from, { recursive: true, withFileTypes: true });
    const paths = found
      .filter((entry) => !entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => !path.includes('.where-my-pix'));
    const entries: FileToPut[] = [];
    for (const [at, path] of paths.toSorted().entries()) {
      const stats = await stat(path).catch(() => undefined);
      if (!stats?.isFile() || (one >> at) % 4 === 3) continue;
      const { size: sizeBytes, mtimeMs: modifiedMs } = stats;
      const photo = { id: path, path, from: path, name: basename(path), sizeBytes, modifiedMs };
      const wanted = `${FOLDERS[(other + at) % FOLDERS.length]}/${basename(path)}`;
      const sha256 = createHash('sha256')
        .update(await readFile(path))
        .digest('hex');
      entries.push({ photoId: path, path: wanted, photo, sha256 });
    }
    return entries;
  }

  async #byPerson(what: PersonStep, one: number, other: number): Promise<void> {
    const files = await this.#entries('file');
    const folders = (await this.#entries('folder')).filter((path) => path !== this.root);
    const file = files[one % files.length];
    const folder = folders[one % folders.length];
    const into = folders[other % folders.length] ?? this.photos;
    const twin = file && (await this.#twinOf(file, files, other));
    switch (what) {
      case 'link':
      case 'hard-link':
        if (!file || !twin) return;
        await rm(file);
        return what === 'link' ? symlink(twin, file) : link(twin, file);
      case 'link-folder': {
        const texts = folder ? await this.#textsIn(folder) : [];
        const there = await this.#textsIn(into);
        if (!folder || into.startsWith(folder) || !texts.every((text) => there.includes(text))) return;
        await rm(folder, { recursive: true });
        return symlink(into, folder, 'junction');
      }
      case 'rename':
        return file && !existsSync(join(into, `${other}.jpg`))
          ? rename(file, join(into, `${other}.jpg`))
          : undefined;
      case 'rename-folder':
        return folder && folder !== this.folder ? rename(folder, join(into, `folder ${other}`)) : undefined;
      case 'edit':
        return file ? appendFile(file, ` edited ${one}`) : undefined;
      case 'duplicate':
        return file ? copyFile(file, join(into, basename(file)), constants.COPYFILE_EXCL) : undefined;
      case 'delete-duplicate':
        return file && twin ? rm(file) : undefined;
      case 'cut-journal':
        return this.#editJournal(
          (text) =>
            text
              .split('\n')
              .slice(0, -1 - (one % 4))
              .join('\n') + '\n',
        );
      case 'forge-journal':
        return this.#editJournal((text) => this.#forged(text, one));
      case 'forget':
        return rm(join(this.root, 'state'), { recursive: true, force: true });
      default:
    }
  }

  /** A journal whose source equals its target, whose copies are moves, or whose files belong to another folder. */
  #forged(text: string, number: number): string {
    if (number % 3 === 0) return text.replaceAll(`${this.root}/photos`, this.folder);
    if (number % 3 === 1) return text.replaceAll('"action":"copy"', '"action":"move"');
    return text.replaceAll(/("source":\{"root":0,"path":)"[^"]*"(\},"path":)("[^"]*")/g, '$1$3$2$3');
  }

  /** Another file with the same bytes and its own directory entry. */
  async #twinOf(file: string, files: readonly string[], number: number): Promise<string | undefined> {
    const text = await readFile(file, 'utf8');
    const twins: string[] = [];
    for (const path of files) if (path !== file && (await readFile(path, 'utf8')) === text) twins.push(path);
    return twins[number % twins.length];
  }

  async #textsIn(folder: string): Promise<string[]> {
    const files = (await this.#entries('file')).filter((path) => path.startsWith(`${folder}/`));
    return Promise.all(files.map((path) => readFile(path, 'utf8')));
  }

  async #editJournal(change: (text: string) => string): Promise<void> {
    const own = join(this.folder, '.where-my-pix');
    const last = (await readdir(own))
      .filter((name) => name.endsWith('.jsonl'))
      .toSorted()
      .at(-1);
    if (last) await writeFile(join(own, last), change(await readFile(join(own, last), 'utf8')));
  }

  /** Returns all paths of a kind, except the program's own. */
  async #entries(kind: 'file' | 'folder'): Promise<string[]> {
    const paths: string[] = [];
    const walk = async (folder: string): Promise<void> => {
      if (kind === 'folder') paths.push(folder);
      for (const entry of await readdir(folder, { withFileTypes: true })) {
        const path = join(folder, entry.name);
        if (entry.name.startsWith('.where-my-pix') || path === join(this.root, 'state')) continue;
        if (entry.isDirectory()) await walk(path);
        else if (entry.isFile() && kind === 'file') paths.push(path);
      }
    };
    await walk(this.root);
    return paths.toSorted();
  }
}

/** The daily run tries a part of `npm run fuzz`; `SEQUENCES=2000` overrides it. */
const { runs, seed } = inject('fuzz');
const SEQUENCES = Number(process.env['SEQUENCES'] ?? Math.ceil(runs / 10));

/**
 * Checks that no step of the program loses the last file with its bytes, whatever people, their tools and a forged
 * journal do in between.
 */
export async function losesNothing(program: TreeProgram): Promise<void> {
  // In memory, a sequence takes a tenth of the time.
  const home = await mkdtemp(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'nothing-lost-'));
  onTestFinished(() => rm(home, { recursive: true }));
  const sequences = fc.array(round, { minLength: 1, maxLength: 4 });
  const property = fc.asyncProperty(sequences, async (rounds) => {
    const tree = await ChangingTree.make(home);
    for (const step of rounds.flat()) {
      const before = await tree.contents();
      if (!(await tree.take(step, program))) continue;
      const after = await tree.contents();
      expect([...before].filter((text) => !after.has(text))).toEqual([]);
    }
    await rm(tree.root, { recursive: true });
  });
  await fc.assert(property, { numRuns: SEQUENCES, ...(seed === undefined ? {} : { seed }) });
  expect(await readdir(home)).toEqual([]);
}

/** A refusal with a sentence is no bug, nor is a folder that is gone or inside itself through a link. */
async function told(work: () => Promise<unknown>): Promise<void> {
  await work().catch((error: unknown) => {
    const isTold = error instanceof Error && ('say' in error || 'syscall' in error);
    if (!isTold && !(error instanceof DOMException)) throw error;
  });
}

function isByProgram(what: Step['what']): what is ProgramStep {
  return BY_PROGRAM.some((one) => one === what);
}
