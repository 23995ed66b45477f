import type { OtherLanguage } from './other-language.ts';
import type { Tongue } from './tongue.ts';

/** Loads a language on demand. */
export async function loadTongue(language: OtherLanguage): Promise<Tongue> {
  switch (language) {
    case 'de':
      return (await import('./de/tongue.ts')).TONGUE;
    case 'es':
      return (await import('./es/tongue.ts')).TONGUE;
    case 'fr':
      return (await import('./fr/tongue.ts')).TONGUE;
    case 'ja':
      return (await import('./ja/tongue.ts')).TONGUE;
  }
}
