import { SCHEME_TOKENS } from '#core/schemes/scheme-tokens.ts';
import { CATEGORY_SCHEME } from '#core/schemes/scheme.ts';

/** Ready-made schemes, by the key of their name. */
export const PRESETS = [
  { name: 'shape.category', scheme: CATEGORY_SCHEME },
  { name: 'shape.topicCategory', scheme: '{topic}/{category}' },
  { name: 'shape.yearMonth', scheme: '{date:YYYY}/{date:YYYY-MM}' },
  { name: 'shape.event', scheme: '{event}' },
  { name: 'shape.place', scheme: '{country}/{city}' },
  { name: 'shape.yearPlaceCategory', scheme: '{date:YYYY}/{date:YYYY-MM} {city}/{category}' },
  { name: 'shape.people', scheme: '{people}' },
  { name: 'shape.person', scheme: '{person}' },
  { name: 'shape.album', scheme: '{album}' },
  { name: 'shape.folder', scheme: '{folder}' },
] as const;

/** What the folders of a level can be made of. */
export const LEVELS = Object.entries(SCHEME_TOKENS).flatMap(([key, { levels }]) =>
  levels.map(({ name, part = `{${key}}` }) => ({ name, part })),
);

/** The number of levels that can be chosen without writing a pattern. */
export const LEVELS_CHOSEN = 3;

/** A level whose part of the pattern was written by the user. */
export const OTHER_PART = 'other';

/**
 * Returns the part of a scheme for each level, from 0; empty if there is none; `OTHER_PART` for one that isn't among
 * `LEVELS`.
 */
export function levelsOf(scheme: string): readonly { readonly level: number; readonly part: string }[] {
  const parts = scheme.split('/');
  return Array.from({ length: LEVELS_CHOSEN }, (_, level) => {
    const isLast = level === LEVELS_CHOSEN - 1;
    const part = isLast ? parts.slice(level).join('/') : (parts[level] ?? '');
    const isKnown = part === '' || LEVELS.some((one) => one.part === part);
    return { level, part: isKnown ? part : OTHER_PART };
  });
}

/** Returns the scheme with another part at a level; if that is empty, the levels after it move up. */
export function withLevel(scheme: string, level: number, part: string): string {
  const parts = scheme.split('/');
  const ownParts = [...parts.slice(0, LEVELS_CHOSEN - 1), parts.slice(LEVELS_CHOSEN - 1).join('/')];
  const changed = Array.from({ length: LEVELS_CHOSEN }, (_, at) =>
    at === level ? part : (ownParts[at] ?? ''),
  );
  return changed.filter((one) => one !== '').join('/');
}
