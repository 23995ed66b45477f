import { shortDayText } from './local-text.ts';
import measured from './measured.json' with { type: 'json' };

const { accuracy, run, copyKilobytes } = measured;

/**
 * The measured figures of the pages, from measured.json: no page claims more. A test holds them to docs/accuracy.md
 * and docs/benchmarks.md, which have the commands.
 */
export const MEASURED = {
  /** How many photos of the test set landed in a folder that a person accepts, rounded down to whole percent. */
  accuracy: {
    photos: accuracy.photos,
    percent: Math.floor((accuracy.acceptable / accuracy.photos) * 100),
    date: dayText(accuracy.day),
  },
  /** By the command line tool on two CPU cores, from start to ZIP. */
  run: { photos: run.photos, seconds: run.seconds, processor: run.processor, date: dayText(run.day) },
  /** Size of the scaled-down copy that is sent. */
  copyKilobytes,
} as const;

function dayText(day: string): string {
  return shortDayText(new Date(`${day}T00:00:00Z`), 'UTC');
}
