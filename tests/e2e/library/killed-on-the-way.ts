import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { readJournalName } from '#core/destinations/journal-name.ts';
import { readListTable } from '#core/lists/list-table.ts';
import type { TestLibrary } from './a-library.ts';

/** How photos are added to a library while processes are killed. */
export interface KilledOnTheWay {
  /** Number of processes killed in sequence: two thirds during the analysis, the others while writing. */
  readonly kills: number;
  /** Approximate time to analyze all photos. */
  readonly looksMs: number;
  /** Numbers from 0 to 1. */
  readonly random: () => number;
}

const COMMANDS = [
  ['add', 'new', '--into', 'library'],
  ['watch', 'new', '--into', 'library', '--once'],
] as const;

/** While files are written, the next kill comes within this time of the first step. */
const WRITING_MS = 60;

const POLL_MS = 2;

/**
 * Adds the folder `new` to a library with `add` and `watch` in turns, each of which is killed at a random moment and
 * resumes what the previous one left.
 *
 * @returns the number killed before they ended by themselves, in each of the two phases
 */
export async function addWhileKilled(
  { library, start, run }: TestLibrary,
  { kills, looksMs, random }: KilledOnTheWay,
): Promise<{ readonly looking: number; readonly writing: number }> {
  const own = join(library, '.where-my-pix');
  const before = (await journalOf(own)).name;
  const killed = { looking: 0, writing: 0 };
  const whileLooking = Math.round((kills * 2) / 3);
  for (let at = 0; at < kills; at += 1) {
    const running = start(...(COMMANDS[at % COMMANDS.length] ?? COMMANDS[0]));
    const state = { hasEnded: false };
    const ended = running.ended.finally(() => (state.hasEnded = true));
    const { name, sizeBytes } = await journalOf(own);
    const isPlanned = name !== before;
    const isDue = () => !isPlanned && at < whileLooking;
    const deadlineMs = performance.now() + 2 * random() * (looksMs / whileLooking) + STARTS_MS * random();
    const wasWriting = async () => {
      const now = await journalOf(own);
      return now.name !== before && (now.name !== name || now.sizeBytes > sizeBytes);
    };
    let isWriting = isPlanned;
    while (!state.hasEnded) {
      isWriting = await wasWriting();
      if (isWriting || (isDue() && performance.now() >= deadlineMs)) break;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    if (isWriting) await new Promise((resolve) => setTimeout(resolve, random() * WRITING_MS));
    if (!state.hasEnded) killed[isWriting ? 'writing' : 'looking'] += 1;
    running.kill('SIGKILL');
    await ended;
  }
  const last = await run(...COMMANDS[0]);
  expect(last.code, last.stdout + last.stderr).toBe(0);
  return killed;
}

/** Starting takes about this long, and a process may be killed then too. */
const STARTS_MS = 3000;

/** Returns the latest run's journal, and its size with all its parts. */
async function journalOf(
  own: string,
): Promise<{ readonly name: string | undefined; readonly sizeBytes: number }> {
  const names = (await readdir(own).catch((): string[] => [])).filter((name) => readJournalName(name));
  const name = names
    .map((one) => readJournalName(one)?.stem ?? '')
    .toSorted()
    .at(-1);
  let sizeBytes = 0;
  for (const one of names) sizeBytes += (await stat(join(own, one)).catch(() => undefined))?.size ?? 0;
  return { name, sizeBytes };
}

/** Returns the paths in a library's list, with repetitions. */
export async function listedPaths(library: string): Promise<readonly string[]> {
  const rows = readListTable(await readFile(join(library, 'where-my-pix.csv'), 'utf8'));
  return (rows ?? []).map(({ path }) => path).toSorted();
}
