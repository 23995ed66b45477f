import { countText } from '#core/failure-text.ts';
import { FOUNDING_MEMBERS } from '#core/limits.ts';
import { nextPeriod, type Period } from '#core/period.ts';
import type { Theme } from './theme.ts';

export const THEME_LABEL = 'Theme';

export const THEME_NAMES: Readonly<Record<Theme, string>> = {
  light: 'Light',
  dark: 'Dark',
  system: 'System',
};

export const DROP_ZONE = {
  title: 'Drag & drop your photos here',
  hint: 'or click to browse your files',
  browse: 'Browse Images',
  folder: 'Choose a folder',
} as const;

export const TABLE = {
  list: 'Selected photos',
  remove: (name: string) => `Remove ${name}`,
  clear: 'Clear all',
  organize: 'Organize Photos',
  organizing: 'Processing Images...',
  cancel: 'Cancel',
  cancelling: 'Stopping…',
  trays: 'The trays',
  noTraysYet: 'Trays appear here as the first photos are described.',
} as const;

export const PHOTO_STATUS = { waiting: 'Waiting', looking: 'Looking…' } as const;

export const RESULTS = {
  title: 'Your folders',
  download: 'Download again',
  more: 'Organize more photos',
  rest: 'These wait on the heap for the next batch.',
  was: (original: string) => `was ${original}`,
  notPlaced: 'Not placed',
  notPlacedHint: 'The originals are untouched. Everything else went on without them.',
} as const;

export const TOASTER = { region: 'Notifications', close: 'Close' } as const;

export function photosText(count: number): string {
  return count === 1 ? '1 photo' : `${count} photos`;
}

export function foldersText(count: number): string {
  return count === 1 ? '1 folder' : `${count} folders`;
}

export function filesSelectedText(count: number): string {
  return count === 1 ? '1 file selected' : `${count} files selected`;
}

/** What the next press takes, where it cannot take all. */
export function batchCapText(selected: number, photosPerBatch: number): string | undefined {
  if (selected <= photosPerBatch) return undefined;
  return `The first ${photosPerBatch} go now, ${selected - photosPerBatch} wait on the heap.`;
}

export function progressText(done: number, total: number): string {
  return total === 0 ? 'Checking the photos…' : `${done} of ${photosText(total)} done`;
}

/** "14 placed in 6 folders, 1 not placed, 5 still on the heap." */
export function resultText(placed: number, folders: number, failed: number, waiting: number): string {
  const parts = [`${photosText(placed)} placed in ${foldersText(folders)}`];
  if (failed > 0) parts.push(`${failed} not placed`);
  if (waiting > 0) parts.push(`${waiting} still on the heap`);
  return `${parts.join(', ')}.`;
}

export const SLOW_TEXT = 'This takes longer than usual. Your photos are safe here.';

export const PLACING = {
  title: 'Naming and rules',
  pattern: 'File names',
  tokens: '{name} {original} {category} {date:YYYY-MM-DD} {n:3}',
  rules: 'Rules',
  rulesHint: 'Words in the description decide the folder, the first rule that fits counts. Then come ours.',
  rulesCount: (count: number) => (count === 1 ? '1 rule' : `${count} rules`),
  add: 'Add a rule',
  import: 'Import',
  export: 'Export',
  fileName: 'organizing-rules.json',
  words: (number: number) => `Rule ${number}: words in the description, with commas between them`,
  wordsExample: 'dog, puppy',
  folder: (number: number) => `Rule ${number}: folder`,
  folderExample: 'Rex',
  up: (number: number) => `Move rule ${number} up`,
  down: (number: number) => `Move rule ${number} down`,
  remove: (number: number) => `Remove rule ${number}`,
} as const;

/** The photo on which a naming pattern is shown. */
export const SAMPLE_FACTS = {
  name: 'golden_retriever_on_a_beach',
  original: 'IMG_4071',
  category: 'Pets',
  takenAt: '2026-08-17T18:04:09',
  number: 7,
} as const;

export const USAGE = {
  planTitle: 'Current Plan',
  images: 'images',
  meter: 'Share of the month’s images that is used',
  resets: 'Usage resets monthly.',
  period: (period: Period) => `Current period: ${period}`,
  upgrade: 'Upgrade Plan',
  warning: "You're approaching your monthly usage limit.",
  historyTitle: 'Usage History',
  processed: 'Total images processed',
  limit: 'Monthly limit',
  remaining: 'Remaining',
  foundingMember: 'Founding member',
  unlimited: `No monthly limit: yours is one of the first ${FOUNDING_MEMBERS} accounts.`,
  unlimitedShort: 'Unlimited',
} as const;

export function imagesText(count: number): string {
  return count === 1 ? '1 image' : `${countText(count)} images`;
}

/** "5 images are left until December 1." */
export function leftText(left: number, period: Period): string {
  const day = new Date(`${nextPeriod(period)}-01T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  if (left === 0) return `None are left until ${day}.`;
  return left === 1 ? `1 image is left until ${day}.` : `${imagesText(left)} are left until ${day}.`;
}
