import { language } from './language.ts';

const MEGABYTE = 1024 * 1024;
const MINUTE_MS = 60_000;

/** "10,000", as the browser's language writes it. */
export function numberText(count: number): string {
  return new Intl.NumberFormat(language()).format(count);
}

/** "80%". */
export function percentText(percent: number): string {
  return new Intl.NumberFormat(language(), { style: 'percent' }).format(percent / 100);
}

/** "43 kB", "15.1 MB", of 1024 bytes a step; never less than it is. */
export function sizeWords(sizeBytes: number): string {
  return sizeBytes < MEGABYTE
    ? amount(Math.ceil(sizeBytes / 1024), 'kilobyte', 'short')
    : amount(Math.ceil((sizeBytes / MEGABYTE) * 10) / 10, 'megabyte', 'short');
}

/** "20 seconds", "14 minutes"; never shorter than it is. */
export function durationWords(ms: number): string {
  return ms < MINUTE_MS
    ? amount(Math.max(1, Math.ceil(ms / 1000)), 'second', 'long')
    : amount(Math.ceil(ms / MINUTE_MS), 'minute', 'long');
}

function amount(count: number, unit: string, unitDisplay: 'short' | 'long'): string {
  return new Intl.NumberFormat(language(), { style: 'unit', unit, unitDisplay }).format(count);
}
