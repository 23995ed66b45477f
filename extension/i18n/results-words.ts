import type { ResultsWording } from '#ui/results/results-wording.ts';
import { language } from './language.ts';
import { counted, text } from './text.ts';

/** The words of the folders in the browser's language. */
export const RESULTS: ResultsWording = {
  title: text('results_title'),
  download: text('results_download'),
  downloadFirst: text('results_download_first'),
  asks: text('results_asks'),
  more: text('results_more'),
  rest: text('results_rest'),
  was: (original) => text('results_was', original),
  follows: (name, secondsBefore) => {
    if (secondsBefore === 0) return text('results_follows_same', name);
    const key = secondsBefore > 0 ? 'results_follows_before' : 'results_follows_after';
    return counted(key, Math.abs(secondsBefore), name);
  },
  notPlaced: text('results_not_placed'),
  notPlacedHint: text('results_not_placed_hint'),
  tryAgain: text('results_try_again'),
  rename: (name) => text('results_rename', name),
  newNameFor: (name) => text('results_new_name_for', name),
  moveTo: text('results_move_to'),
  move: (name) => text('results_move', name),
  newFolder: text('results_new_folder'),
  emptyFolder: text('results_empty_folder'),
  undo: text('results_undo'),
  unsaved: text('results_unsaved'),
  renamed: (name) => text('results_renamed', name),
  merged: (folder, into) => text('results_merged', folder, into),
  moved: (name, folder) => text('results_moved', name, folder),
  folderAdded: (folder) => text('results_folder_added', folder),
  undone: text('results_undone'),
  summary: (placed, folders, failed, waiting) => {
    const parts = [counted('results_placed', placed, counted('results_in_folders', folders))];
    if (failed > 0) parts.push(counted('results_failed', failed));
    if (waiting > 0) parts.push(counted('results_waiting', waiting));
    const list = new Intl.ListFormat(language(), { style: 'narrow', type: 'conjunction' });
    return text('results_sentence', list.format(parts));
  },
};
