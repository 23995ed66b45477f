import type { LeftOutFigure } from './left-out.ts';
import type { Translate } from '#messages/translate.ts';

/** Returns the names of photos that were left out for one reason: "b.jpg, c.jpg and 12 more". */
export function namesText({ names, photos }: LeftOutFigure, t: Translate<'figures'>): string {
  const others = names.slice(1);
  const rest = photos - names.length;
  const list = new Intl.ListFormat(t.locale, { type: 'conjunction' });
  return list.format(rest > 0 ? [...others, t('figures.more', { count: rest })] : others);
}
