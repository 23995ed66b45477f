import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Engine } from '#server/engines/engine.ts';
import { decodeFile } from '../../cli/decoding/file-decoder.ts';
import { findPhotos } from '../../cli/inputs/find-photos.ts';
import { organizeFiles } from '../../cli/organize/organize-files.ts';
import { planBatch } from '../../cli/inputs/plan-batch.ts';
import { journalOfZip, openAnalysisJournal, stoppedZipOf } from '../../cli/resume/analysis-journal.ts';
import { ENGLISH } from '../../cli/arguments/words.ts';

/**
 * A process that organizes a folder's photos into a ZIP, with an engine that describes each photo by its bytes, so
 * that a test can kill it. Before each photo it prints how many the engine has analyzed.
 */
const [, , folder = '', out = '', isResumed] = process.argv;
const { signal } = new AbortController();
let looked = 0;
const engine: Engine = {
  name: 'fake',
  describe: async ({ bytes }) => {
    process.send?.((looked += 1));
    await wait(20);
    const number = createHash('sha256').update(bytes).digest().readUInt16BE();
    const [animal, place] = [
      ['dog', 'cat', 'horse'][number % 3],
      ['beach', 'garden', 'forest'][(number >> 4) % 3],
    ];
    return {
      description: `A ${animal} in a ${place}.`,
      category: 'Pets',
      name: `${animal} ${place}`,
      confidence: number / 65_536,
      alternatives: [{ category: 'Food', confidence: 0.1 + number / 1_000_000 }],
    };
  },
  load: () => ({ waiting: 0, waitMs: 0 }) as never,
  close: async () => {},
};
const { files, beside } = await findPhotos([folder]);
const plan = await planBatch(files, beside);
const journal = await openAnalysisJournal(journalOfZip(out), plan.photos, 'fake', isResumed === 'resumed');
await organizeFiles(plan, {
  engine,
  decoders: { decode: (file, format) => decodeFile(file, format, async () => {}) },
  people: undefined,
  placesFile: '',
  chosen: {
    inputs: [folder],
    scheme: '{category}',
    detail: 'fine',
    eventGapHours: 6,
    hasList: true,
    writesXmp: false,
    writesDates: false,
    carriesUnreadable: false,
    workers: 2,
  },
  placing: {
    rules: [],
    pattern: '{name}',
    ignoresHints: false,
    unsureToUnsorted: false,
    ignoresQuality: true,
  },
  t: ENGLISH,
  out: {
    path: out,
    mayReplace: false,
    replaced: await stoppedZipOf(journalOfZip(out)),
    onBegin: journal.beginZip,
    onEnd: journal.endZip,
  },
  into: undefined,
  journal,
  onProgress: () => {},
  signal,
});
await journal.finished();
process.disconnect();
