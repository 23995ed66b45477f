import type { Wording } from '#ui/kit/wording-context.ts';
import { FAILURES } from './failure-words.ts';
import { METER } from './meter-words.ts';
import { PLACING } from './placing-words.ts';
import { RESULTS } from './results-words.ts';
import { TABLE } from './table-words.ts';
import { text } from './text.ts';
import { TOASTS } from './toast-words.ts';

/** Everything that the shared components say, in the browser's language. */
export const WORDING: Wording = {
  batch: { toasts: TOASTS, failures: FAILURES },
  table: TABLE,
  results: RESULTS,
  toaster: { region: text('toaster_region'), close: text('toaster_close') },
  meter: METER,
  placing: PLACING,
};
