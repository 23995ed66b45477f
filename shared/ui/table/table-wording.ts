import { use } from 'react';
import { countText, sizeText } from '#core/number-text.ts';
import type { TimeLeft } from '#core/time-left.ts';
import { WordingContext } from '../kit/wording-context.ts';

const timeLeftText = ({ unit, count }: TimeLeft) => {
  if (unit === 'minutes') return `about ${count} ${count === 1 ? 'minute' : 'minutes'} left`;
  return count > 10 ? `about ${count} seconds left` : 'a few seconds left';
};
const photosText = (count: number) => (count === 1 ? '1 photo' : `${count} photos`);

const ENGLISH_TABLE = {
  dropTitle: 'Drag & drop your photos here',
  dropHint: 'or click to browse your files',
  /** The same two lines where there is no mouse. */
  pickTitle: 'Choose your photos',
  pickHint: 'from your gallery or your files',
  browse: 'Browse Images',
  folder: 'Choose a folder',
  list: 'Selected photos',
  size: sizeText,
  remove: (name: string) => `Remove ${name}`,
  clear: 'Clear all',
  organize: 'Organize Photos',
  organizing: 'Processing Images...',
  cancel: 'Cancel',
  cancelling: 'Stopping…',
  trays: 'The trays',
  noTraysYet: 'Trays appear here as the first photos are described.',
  waiting: 'Waiting',
  looking: 'Looking…',
  slow: 'This takes longer than usual. Your photos are safe here.',
  checking: 'Checking the photos…',
  photos: photosText,
  filesSelected: (count: number) => (count === 1 ? '1 file selected' : `${count} files selected`),
  /** What the next press takes, where it cannot take all. */
  batchCap: (now: number, later: number) => `The first ${now} go now, ${later} wait on the heap.`,
  leftThisMonth: (left: number) =>
    left === 1 ? '1 photo left this month' : `${left === 0 ? 'No' : countText(left)} photos left this month`,
  /** Where the heap is larger than what is left. */
  organizeFirst: (photos: number) => `Organize the first ${countText(photos)}`,
  timeLeft: timeLeftText,
  progress: (done: number, total: number) => `${done} of ${photosText(total)} done`,
};

/** The words of the table before and while a batch runs. */
export type TableWording = Readonly<typeof ENGLISH_TABLE>;

export function useTableWording(): TableWording {
  return use(WordingContext).table ?? ENGLISH_TABLE;
}
