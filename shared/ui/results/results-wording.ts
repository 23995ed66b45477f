import { use } from 'react';
import { WordingContext } from '../kit/wording-context.ts';

const foldersText = (count: number) => (count === 1 ? '1 folder' : `${count} folders`);

const ENGLISH_RESULTS = {
  title: 'Your folders',
  download: 'Download again',
  downloadFirst: 'Download ZIP',
  asks: 'It is not downloaded yet. Download it, or organize the rest first.',
  more: 'Organize more photos',
  rest: 'These wait on the heap for the next batch.',
  was: (original: string) => `was ${original}`,
  /** Of a photo that was given the folder and the subject of another one. */
  follows: (name: string, secondsBefore: number) => {
    if (secondsBefore === 0) return `Like ${name}, taken at the same moment`;
    const seconds = Math.abs(secondsBefore);
    const when = secondsBefore > 0 ? 'before' : 'after';
    return `Like ${name}, taken ${seconds === 1 ? '1 second' : `${seconds} seconds`} ${when}`;
  },
  notPlaced: 'Not placed',
  notPlacedHint: 'The originals are untouched. Everything else went on without them.',
  tryAgain: 'Try these again',
  rename: (name: string) => `Rename ${name}`,
  newNameFor: (name: string) => `New name for ${name}`,
  moveTo: 'Move to…',
  move: (name: string) => `Move to… ${name}`,
  newFolder: 'New folder',
  emptyFolder: 'Empty. Empty folders are not in the ZIP.',
  undo: 'Undo',
  unsaved: 'Your changes are not in the downloaded ZIP yet.',
  /** Told to those who listen. */
  renamed: (name: string) => `It is called ${name} now.`,
  merged: (folder: string, into: string) => `${folder} is gone; its photos are in ${into} now.`,
  moved: (name: string, folder: string) => `${name} is in ${folder} now.`,
  folderAdded: (folder: string) => `There is a new folder, ${folder}.`,
  undone: 'The last change was taken back.',
  /** "14 photos placed in 6 folders, 1 not placed, 5 still on the heap." */
  summary: (placed: number, folders: number, failed: number, waiting: number) => {
    const parts = [`${placed === 1 ? '1 photo' : `${placed} photos`} placed in ${foldersText(folders)}`];
    if (failed > 0) parts.push(`${failed} not placed`);
    if (waiting > 0) parts.push(`${waiting} still on the heap`);
    return `${parts.join(', ')}.`;
  },
};

/** The words of the folders that a batch gave. */
export type ResultsWording = Readonly<typeof ENGLISH_RESULTS>;

export function useResultsWording(): ResultsWording {
  return use(WordingContext).results ?? ENGLISH_RESULTS;
}
