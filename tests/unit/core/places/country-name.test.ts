import { describe, expect, it } from 'vitest';
import { countryName } from '#core/places/country-name.ts';

describe('a country’s name', () => {
  it.each([
    ['PT', 'en', 'Portugal'],
    ['DE', 'fr', 'Allemagne'],
    ['XK', 'en', 'Kosovo'],
  ])('of %s is in the language %s', (code, language, name) => {
    expect(countryName(code, language)).toBe(name);
  });

  it.each(['QQ', '', 'not a code'])('is its code if there is none: "%s"', (code) => {
    expect(countryName(code, 'en')).toBe(code);
  });
});
