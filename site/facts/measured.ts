import { shortDayText } from './local-text.ts';
import measured from './measured.json' with { type: 'json' };

const { accuracy, run, copyKilobytes } = measured;
const photos = accuracy.everyday.photos + accuracy.imageNet.photos;
const acceptable = accuracy.everyday.acceptable + accuracy.imageNet.acceptable;

/**
 * The measured figures on the pages, from measured.json; no page claims more. Documents repeat them, and
 * tests/unit/numbers-in-documents.test.ts compares; docs/benchmarks.md names the commands.
 */
export const MEASURED = {
  /** The share of photos in a folder that a person accepts, rounded down to whole percent. */
  accuracy: {
    photos,
    percent: Math.floor((acceptable / photos) * 100),
    date: dayText(accuracy.day),
  },
  /** The same for photos of sources that the engine has never seen. */
  unseen: {
    photos: accuracy.unseen.photos,
    percent: Math.floor(accuracy.unseen.acceptablePercent),
  },
  /** Measured with the command line tool on two CPU cores, from start to ZIP. */
  run: { photos: run.photos, seconds: run.seconds, processor: run.processor, date: dayText(run.day) },
  /** The size of the scaled-down copy that is sent. */
  copyKilobytes,
} as const;

function dayText(day: string): string {
  return shortDayText(new Date(`${day}T00:00:00Z`), 'UTC');
}
