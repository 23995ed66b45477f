import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest';
import { goOn, undo } from '../../../../cli/into/commands.ts';
import { openInto } from '../../../../cli/into/into-folder.ts';
import { putInto } from '../../../../cli/into/put-into.ts';
import { ENGLISH } from '../../../../cli/words.ts';
import { ChangingTree, losesNothing, round, type TreeProgram } from '../../../fakes/changing-tree.ts';

/** By day a part of what `npm run fuzz` tries; `SEQUENCES=2000` says otherwise. */
const { runs, seed } = inject('fuzz');
const SEQUENCES = Number(process.env['SEQUENCES'] ?? Math.ceil(runs / 10));

let home: string;
beforeEach(async () => {
  // In memory a sequence takes a tenth of the time.
  home = await mkdtemp(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'nothing-lost-'));
  vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(home, { recursive: true });
});

const commandLine: TreeProgram = async (tree, step) => {
  const stop = new AbortController();
  const { photos, folder } = tree;
  const options = {
    folder,
    origins: [photos, folder],
    stateFolder: join(tree.root, 'state'),
    t: ENGLISH,
    onProgress: (done: number) => done === step.stopAfter && stop.abort(),
    signal: stop.signal,
  };
  if (step.what === 'undo') return undo(options);
  if (step.what === 'resume') return goOn(options);
  const entries = await tree.chosen(step);
  const into = await openInto(folder);
  try {
    const place = { folder: into, top: into.top, inputs: [photos], isMoved: step.what === 'move' };
    return await putInto(entries, new Map(), undefined, { ...options, ...place });
  } finally {
    await into.close();
  }
};

it(
  'no step of the command line loses the last file with its bytes, whatever people, tools and forged journals do in between',
  { timeout: 60 * 60_000 },
  async () => {
    const sequences = fc.array(round, { minLength: 1, maxLength: 4 });
    const property = fc.asyncProperty(sequences, async (rounds) =>
      losesNothing(rounds, await ChangingTree.make(home), commandLine),
    );
    await fc.assert(property, { numRuns: SEQUENCES, ...(seed === undefined ? {} : { seed }) });
    expect(SEQUENCES).toBeGreaterThan(0);
  },
);
