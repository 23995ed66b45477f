import { use } from 'react';
import { countText } from '#core/number-text.ts';
import { FOUNDING_MEMBERS } from '#core/limits.ts';
import { WordingContext } from './wording-context.ts';

/** "1 image", "10,000 images". */
export function imagesText(count: number): string {
  return count === 1 ? '1 image' : `${countText(count)} images`;
}

const ENGLISH_METER = {
  label: 'Share of the month’s images that is used',
  images: imagesText,
  used: (count: number, limit: number) => `${countText(count)} / ${countText(limit)} images`,
  percent: (percent: number) => `${percent}%`,
  unlimited: `No monthly limit: yours is one of the first ${FOUNDING_MEMBERS} accounts.`,
};

export type MeterWording = Readonly<typeof ENGLISH_METER>;

export function useMeterWording(): MeterWording {
  return use(WordingContext).meter ?? ENGLISH_METER;
}
