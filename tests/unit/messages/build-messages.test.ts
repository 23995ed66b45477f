import { describe, expect, it } from 'vitest';
import type { Language } from '#messages/language.ts';
import { catalogueProblems } from '../../../scripts/build-messages/catalogue-problems.ts';
import { argumentsType, compileMessage } from '../../../scripts/build-messages/compile-message.ts';
import type { Catalogue, SubjectTexts } from '../../../scripts/build-messages/read-catalogue.ts';

/** A catalog of one subject; languages without texts use the English ones. */
function catalogueOf(en: SubjectTexts, others: Partial<Record<Language, SubjectTexts>> = {}): Catalogue {
  const of = (texts: SubjectTexts = en) => new Map([['table', texts]]);
  return { en: of(), de: of(others.de), es: of(others.es), fr: of(others.fr), ja: of(others.ja) };
}

describe('catalogueProblems', () => {
  it('finds nothing if all languages match', () => {
    expect(catalogueProblems(catalogueOf({ clear: 'Clear all' }))).toEqual([]);
  });

  it('names a key that a language lacks, and an extra one', () => {
    const catalogue = catalogueOf({ clear: 'Clear all' }, { de: { clean: 'Alles leeren' } });
    expect(catalogueProblems(catalogue)).toEqual([
      'de/table: clear is missing',
      'de/table: clean is not there in English',
    ]);
  });

  it('names a subject that a language lacks', () => {
    const { ja: _, ...others } = catalogueOf({ clear: 'Clear all' });
    expect(catalogueProblems({ ...others, ja: new Map() })).toEqual(['ja: table is missing']);
  });

  it.each([
    ['lacks', 'Entfernen', 'its arguments are none; the English ones are name (string)'],
    [
      'calls otherwise',
      '{nme} entfernen',
      'its arguments are nme (string); the English ones are name (string)',
    ],
    [
      'takes for a number',
      '{name, number}',
      'its arguments are name (number); the English ones are name (string)',
    ],
  ])('names an argument that a language %s', (_what, de, problem) => {
    expect(catalogueProblems(catalogueOf({ remove: 'Remove {name}' }, { de: { remove: de } }))).toEqual([
      `de/table: remove: ${problem}`,
    ]);
  });

  it('requires exactly each language’s plural forms', () => {
    const photos = (forms: string) => ({ photos: `{count, plural, ${forms}}` });
    const two = photos('one {# photo} other {# photos}');
    expect(
      catalogueProblems(catalogueOf(two, { es: photos('one {#} many {# de} other {#}'), fr: two, ja: two })),
    ).toEqual([
      'fr/table: photos: {count} has the forms one, other; fr has many, one, other',
      'ja/table: photos: {count} has the forms one, other; ja has other',
    ]);
  });

  it.each([
    ['{name', /not a message/],
    ['{day, date}', /only texts, numbers, plural and select/],
    ['{name} {name, number}', /used in two ways/],
    [' ', /empty/],
  ])('rejects %j', (text, problem) => {
    expect(catalogueProblems(catalogueOf({ text }))[0]).toMatch(problem);
  });
});

describe('compileMessage', () => {
  it('keeps a text without arguments a text', () => {
    expect(compileMessage("Use '{name}'. You've done it.")).toBe('"Use {name}. You\'ve done it."');
  });

  it('escapes what has a meaning in a template', () => {
    expect(compileMessage('`${name}`\\')).toBe('(v) => `\\`$${v.name}\\`\\\\`');
  });
});

describe('argumentsType', () => {
  it.each([
    ['Clear all', 'undefined'],
    ['Remove {name}', '{ readonly name: string }'],
    [
      '{count, plural, one {#} other {#}} of {total, number}',
      '{ readonly count: number; readonly total: number }',
    ],
    ['{why, select, full {full} gone {gone}}', '{ readonly why: "full" | "gone" }'],
    ['{format, select, SVG {an SVG} other {a {format}}}', '{ readonly format: string }'],
  ])('of %j is %s', (text, type) => {
    expect(argumentsType(text)).toBe(type);
  });
});
