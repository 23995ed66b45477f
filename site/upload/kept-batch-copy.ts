import { TOAST_MS } from '#core/limits.ts';
import type { Toast } from '#core/toast.ts';

const photos = (count: number) => (count === 1 ? '1 photo' : `${count} photos`);
const are = (count: number) => (count === 1 ? 'is' : 'are');

/** What the offer to go on with a batch says. */
export const KEPT_BATCH = {
  title: 'Your last batch is not finished',
  /** What happened, and what is left of it. */
  state: (described: number, total: number) => {
    const left = total - described;
    if (left === 0) return `It was interrupted before its ZIP was made. All ${photos(total)} are described.`;
    if (described === 0) return `It was interrupted before the first of ${photos(total)} was described.`;
    return `It was interrupted. ${described} of ${photos(total)} ${are(described)} described, ${left} ${are(left)} left.`;
  },
  /** What a press of the first button does. */
  goesOn: (described: number, total: number) =>
    described === 0
      ? `Go on: organizes ${total === 1 ? 'it' : `all ${total}`} and downloads the ZIP.`
      : `Go on: organizes what is left and downloads the ZIP of all ${total}. What is described is not sent or counted again.`,
  discards: 'Discard: this browser forgets the batch. Your own files stay as they are.',
  missing: (count: number) =>
    `${photos(count)} could not be kept in this browser. Choose the same ${count === 1 ? 'file' : 'files'} again to have ${count === 1 ? 'it' : 'them'} in the ZIP.`,
  goOn: 'Go on',
  goOnWithout: 'Go on without',
  choose: 'Choose them again',
  discard: 'Discard',
} as const;

/** What the board of a finished batch says of itself. */
export const KEPT_BOARD = {
  until: (day: Date) =>
    `This board is kept in this browser until ${day.toLocaleDateString('en-US', { month: 'long', day: 'numeric' })}, for you alone.`,
  notKept: 'This board stays until you close the page.',
  discard: 'Discard this board',
} as const;

const toast = (kind: Toast['kind'], title: string): Toast => ({ kind, title, durationMs: TOAST_MS.standard });

export const KEPT_BATCH_TOASTS = {
  elsewhere: toast('info', 'Another tab is already at this batch.'),
  noneOfThem: toast('warning', 'None of these files is of your last batch.'),
  stillMissing: (count: number) =>
    toast('warning', `${photos(count)} of the batch ${are(count)} still missing and will not be in the ZIP.`),
  tableNotKept: toast(
    'warning',
    'This browser had no room to keep your photos while you signed in. Please choose them again.',
  ),
  noRoom: toast(
    'warning',
    'This browser has no room to keep these photos. If you close the page, you will have to choose them again.',
  ),
  notKept: toast(
    'warning',
    'This browser does not keep these photos just now. If you close the page, you will have to choose them again.',
  ),
} as const;
