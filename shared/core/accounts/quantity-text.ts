import type { Translate } from '#messages/translate.ts';

/** The subject that quantities are told in. */
export type Quantities = 'quantities';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
const GIGABYTE = 1024 * MEGABYTE;
const MINUTE_MS = 60_000;

/** A size for people, of 1024 bytes a step: "43 KB", "15 MB", "15.1 MB", "1 GB"; never less than it is. */
export function sizeText(sizeBytes: number, t: Translate<Quantities>): string {
  if (sizeBytes < MEGABYTE) return t('quantities.kilobytes', { count: Math.ceil(sizeBytes / KILOBYTE) });
  if (sizeBytes < GIGABYTE) return t('quantities.megabytes', { count: tenths(sizeBytes / MEGABYTE) });
  return t('quantities.gigabytes', { count: tenths(sizeBytes / GIGABYTE) });
}

/** A time for people, of `ms` milliseconds: "20 seconds", "1 minute", "14 minutes"; never shorter than it is. */
export function durationText(ms: number, t: Translate<Quantities>): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  return seconds < 60
    ? t('quantities.seconds', { count: seconds })
    : t('quantities.minutes', { count: Math.ceil(ms / MINUTE_MS) });
}

/** Rounded up to a tenth. */
function tenths(count: number): number {
  return Math.ceil(count * 10) / 10;
}
