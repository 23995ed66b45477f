import { shortDayText } from './local-text.ts';
import measured from './measured.json' with { type: 'json' };

const { accuracy, run, copyKilobytes } = measured;

/**
 * The measured figures on the pages, from measured.json; no page claims more. A test checks them against
 * docs/accuracy.md and docs/benchmarks.md, which name the commands.
 */
export const MEASURED = {
  /**
   * The share of the test set's photos that landed in a folder that a person accepts, rounded down to whole percent.
   */
  accuracy: {
    photos: accuracy.photos,
    percent: Math.floor((accuracy.acceptable / accuracy.photos) * 100),
    date: dayText(accuracy.day),
  },
  /** Measured with the command line tool on two CPU cores, from start to ZIP. */
  run: { photos: run.photos, seconds: run.seconds, processor: run.processor, date: dayText(run.day) },
  /** The size of the scaled-down copy that is sent. */
  copyKilobytes,
} as const;

function dayText(day: string): string {
  return shortDayText(new Date(`${day}T00:00:00Z`), 'UTC');
}
