import { FOUNDING_MEMBERS } from '#core/limits.ts';
import type { MeterWording } from '#ui/kit/meter-wording.ts';
import { percentText } from './quantity-text.ts';
import { counted, text } from './text.ts';

/** The words of the usage meter in the browser's language. */
export const METER: MeterWording = {
  label: text('meter_label'),
  images: (count) => counted('meter_images', count),
  used: (count, limit) => text('meter_used', count, limit),
  percent: percentText,
  unlimited: text('meter_unlimited', FOUNDING_MEMBERS),
};
