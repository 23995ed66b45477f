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
