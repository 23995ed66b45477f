import { join } from 'node:path';
import { expect, it } from 'vitest';
import { resume, undo } from '../../../../cli/destinations/commands.ts';
import { openInto } from '../../../../cli/destinations/into-folder.ts';
import { putInto } from '../../../../cli/destinations/put-into.ts';
import { ENGLISH } from '../../../../cli/arguments/words.ts';
import { losesNothing, type TreeProgram } from '../../../fakes/changing-tree.ts';

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
    print: () => {},
  };
  if (step.what === 'undo') return undo(options);
  if (step.what === 'resume') return resume(options);
  const entries = await tree.chosen(step);
  const into = await openInto(folder);
  try {
    const place = { folder: into, top: into.top, inputs: [photos], isMoved: step.what === 'move' };
    return await putInto(entries, undefined, { ...options, ...place });
  } finally {
    await into.close();
  }
};

it(
  'no step of the command line loses the last file with its bytes, whatever people, tools and forged journals do in between',
  { timeout: 60 * 60_000 },
  async () => {
    await expect(losesNothing(commandLine)).resolves.toBeUndefined();
  },
);
