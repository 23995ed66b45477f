import type { MissingFact } from '#core/schemes/missing-facts.ts';
import type { Translate } from '#messages/translate.ts';
import { PRESETS } from './presets.ts';

/** How many photos do not say what a scheme asks for. */
export function missingText(
  { fact, photos: count }: { readonly fact: MissingFact; readonly photos: number },
  t: Translate<'shape'>,
): string {
  switch (fact) {
    case 'date':
      return t('shape.noDate', { count });
    case 'event':
      return t('shape.noEvent', { count });
    case 'place':
      return t('shape.noPlace', { count });
    case 'people':
      return t('shape.noPeople', { count });
    case 'person':
      return t('shape.noPerson', { count });
    case 'album':
      return t('shape.noAlbum', { count });
    case 'folder':
      return t('shape.noFolder', { count });
  }
}

/** What a scheme is called; the pattern itself where it has no name. */
export function schemeName(scheme: string, t: Translate<'shape'>): string {
  const preset = PRESETS.find((one) => one.scheme === scheme);
  return preset ? t(preset.name) : scheme;
}
