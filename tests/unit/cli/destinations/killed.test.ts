import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { resume, undo } from '../../../../cli/destinations/commands.ts';
import { ENGLISH } from '../../../../cli/arguments/words.ts';
import { bundleProcess } from '../../../fakes/bundle-process.ts';
import { NIGHTLY } from '../../../nightly.ts';
import { type DrawnBatch, drawBatch, type TreeFile, treeOf } from '../../../fakes/drawn-batch.ts';

/** Number of moments at which a process is killed at night; `INTO_KILLS=1000` for a long run. */
const KILLS = Number(process.env['INTO_KILLS'] ?? 50);
const KILLS_BY_DAY = 8;

/** Four seconds for each, and a minute more. */
const LONGEST_MS = KILLS * 4000 + 60_000;

/** About as long as three files take, so that it may also be between steps, at the lists, or at the end. */
const MOST_MS = 20;

/** Numbers from 0 to 1 that are the same each time (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Trees {
  readonly source: readonly TreeFile[];
  readonly folder: readonly TreeFile[];
}

let script: string;
let home: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'killed-'));
  script = await bundleProcess(new URL('../../../fakes/write-process.ts', import.meta.url));
});
afterAll(() => rm(home, { recursive: true }));

let root: string;
let said: string;
beforeEach(async () => {
  said = '';
  root = await mkdtemp(join(home, 'run-'));
});
afterEach(async () => {
  await rm(root, { recursive: true });
  // Thousands of files.
}, LONGEST_MS);

async function trees({ source, folder }: DrawnBatch): Promise<Trees> {
  return { source: await treeOf(source), folder: await treeOf(folder) };
}

/** The lists' times are those of their writing. */
function withoutListTimes({ source, folder }: Trees): Trees {
  const isList = ({ path }: TreeFile) => /^(?:Where My Pix|SHA256SUMS|where-my-pix)/.test(path);
  return { source, folder: folder.map((file) => (isList(file) ? { ...file, modifiedMs: 0 } : file)) };
}

/** When a process is killed: this many milliseconds after this many files; -1 for the very start. */
interface Moment {
  readonly done: number;
  readonly ms: number;
}

/**
 * Starts to write, resume or undo a batch, and kills the process at that moment. Returns whether it was not done by
 * then.
 */
async function runProcess(
  batch: DrawnBatch,
  work: 'write' | 'resume' | 'undo',
  moment?: Moment,
): Promise<boolean> {
  const child = fork(script, [JSON.stringify(batch), work]);
  const exited = once(child, 'exit');
  child.on('message', (done) => {
    if (done === moment?.done) setTimeout(() => child.kill('SIGKILL'), moment?.ms);
  });
  const [code] = (await exited) as [number | null];
  if (code !== null && code !== 0) throw new Error(`the process ended with ${code}`);
  return code === null;
}

const options = ({ folder, stateFolder }: DrawnBatch) => {
  const { signal } = new AbortController();
  const print = (line: string) => void (said += `${line}\n`);
  return { folder, origins: [], stateFolder, t: ENGLISH, onProgress: () => {}, signal, print };
};

/** Whether there was something to resume or undo. */
async function isThere(work: Promise<boolean>): Promise<boolean> {
  return work.then(
    (isAllWell) => {
      expect(isAllWell, said).toBe(true);
      return true;
    },
    (error: Error) => {
      said += error.message;
      if (error.name === 'UsageError') return false;
      throw error;
    },
  );
}

describe.each([false, true])('a process killed while it writes (moves: %s)', (isMoved) => {
  describe.each([
    { kills: KILLS_BY_DAY, options: {} },
    { kills: KILLS, options: NIGHTLY },
  ])('at $kills moments', ({ kills, options: howOften }) => {
    it(
      'loses nothing, duplicates nothing, and can be resumed or undone',
      { ...howOften, timeout: LONGEST_MS },
      async () => {
        const random = seeded(isMoved ? 1 : 2);
        const undisturbed = await drawBatch(join(root, 'undisturbed'), isMoved);
        await runProcess(undisturbed, 'write');
        const wanted = withoutListTimes(await trees(undisturbed));
        let killed = 0;
        // On a busy machine, some processes are done before they are killed; as many more are tried.
        for (let run = 0; killed < kills / 2 && run < 2 * kills; run += 1) {
          const batch = await drawBatch(join(root, `run-${run}`), isMoved);
          const before = await trees(batch);
          const moment = () => {
            const done = Math.floor(random() * (batch.entries.length + 1)) - 1;
            return { done, ms: random() * MOST_MS };
          };
          if (await runProcess(batch, 'write', moment())) killed += 1;
          // Of every four, one is also killed during resume, and one during undo.
          if (run % 4 === 2) await runProcess(batch, 'resume', moment());
          if (run % 4 === 3) await runProcess(batch, 'undo', moment());

          const after = await trees(batch);
          const whole = [...after.source, ...(isMoved ? after.folder : [])];
          const sums = new Set(
            whole.filter(({ path }) => !path.endsWith('.part')).map(({ sha256 }) => sha256),
          );
          for (const { sha256 } of batch.entries) expect(sums).toContain(sha256);
          const isBegun = run % 2 === 0 ? await isThere(resume(options(batch))) : false;
          const isAsWanted = isBegun && withoutListTimes(await trees(batch));
          expect([false, wanted]).toContainEqual(isAsWanted);
          await isThere(undo(options(batch)));
          expect(await trees(batch), said).toEqual(before);
        }
        expect(killed).toBeGreaterThanOrEqual(kills / 2);
      },
    );
  });
});
