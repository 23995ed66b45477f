import type { TableWording } from '#ui/table/table-wording.ts';
import { sizeWords } from './quantity-text.ts';
import { counted, text } from './text.ts';

/** The words of the light table in the browser's language. */
export const TABLE: TableWording = {
  dropTitle: text('table_drop_title'),
  dropHint: text('table_drop_hint'),
  pickTitle: text('table_pick_title'),
  pickHint: text('table_pick_hint'),
  browse: text('table_browse'),
  folder: text('table_folder'),
  list: text('table_list'),
  size: sizeWords,
  remove: (name) => text('table_remove', name),
  clear: text('table_clear'),
  organize: text('table_organize'),
  organizing: text('table_organizing'),
  cancel: text('panel_cancel'),
  cancelling: text('table_cancelling'),
  trays: text('table_trays'),
  noTraysYet: text('table_no_trays_yet'),
  waiting: text('table_waiting'),
  looking: text('table_looking'),
  slow: text('table_slow'),
  checking: text('table_checking'),
  photos: (count) => counted('table_photos', count),
  filesSelected: (count) => counted('table_files_selected', count),
  batchCap: (now, later) => text('table_batch_cap', now, later),
  leftThisMonth: (left) => counted('table_left_this_month', left),
  organizeFirst: (photos) => counted('table_organize_first', photos),
  timeLeft: ({ unit, count }) => {
    if (unit === 'minutes') return counted('table_minutes_left', count);
    return count > 10 ? text('table_seconds_left', count) : text('table_few_seconds_left');
  },
  progress: (done, total) => counted('table_progress', total, done),
};
