import { createContext } from 'react';
import type { BatchWording } from '#core/toast.ts';
import type { MeterWording } from './meter-wording.ts';
import type { PlacingWording } from '../rules/placing-wording.ts';
import type { ResultsWording } from '../results/results-wording.ts';
import type { TableWording } from '../table/table-wording.ts';
import type { ToasterWording } from '../toasts/toaster-wording.ts';

/** The words of the components that more than one host shows, a part each. */
export interface Wording {
  readonly batch: BatchWording;
  readonly table: TableWording;
  readonly results: ResultsWording;
  readonly toaster: ToasterWording;
  readonly meter: MeterWording;
  readonly placing: PlacingWording;
}

/**
 * The words in another language than English. Each part's English lies with what says it, so that no page loads
 * words that it does not show.
 */
export const WordingContext = createContext<Partial<Wording>>({});
