import type { Translate } from '#messages/translate.ts';

/** The message subject for quantities. */
export type Quantities = 'quantities';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
const GIGABYTE = 1024 * MEGABYTE;
const MINUTE_MS = 60_000;

/** Formats a size for people, in steps of 1024 bytes: "43 KB", "15 MB", "15.1 MB", "1 GB". Rounds up. */
export function sizeText(sizeBytes: number, t: Translate<Quantities>): string {
  if (sizeBytes < MEGABYTE) return t('quantities.kilobytes', { count: Math.ceil(sizeBytes / KILOBYTE) });
  if (sizeBytes < GIGABYTE) return t('quantities.megabytes', { count: tenths(sizeBytes / MEGABYTE) });
  return t('quantities.gigabytes', { count: tenths(sizeBytes / GIGABYTE) });
}

/** Formats a duration of `ms` milliseconds for people: "20 seconds", "1 minute", "14 minutes". Rounds up. */
export function durationText(ms: number, t: Translate<Quantities>): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  return seconds < 60
    ? t('quantities.seconds', { count: seconds })
    : t('quantities.minutes', { count: Math.ceil(ms / MINUTE_MS) });
}

/** Rounds up to a tenth. */
function tenths(count: number): number {
  return Math.ceil(count * 10) / 10;
}
