import { describe, expect, it } from 'vitest';
import { quantitiesWords as german } from '#messages/compiled/de/quantities.ts';
import { resultsWords as germanResults } from '#messages/compiled/de/results.ts';
import { meterWords } from '#messages/compiled/en/meter.ts';
import { resultsWords } from '#messages/compiled/en/results.ts';
import { quantitiesWords } from '#messages/compiled/en/quantities.ts';
import { tableWords } from '#messages/compiled/en/table.ts';
import { toastsWords } from '#messages/compiled/en/toasts.ts';
import { quantitiesWords as french } from '#messages/compiled/fr/quantities.ts';
import { quantitiesWords as japanese } from '#messages/compiled/ja/quantities.ts';
import { LANGUAGES, languageOf } from '#messages/language.ts';
import { translator } from '#messages/translate.ts';
import { writeIn } from '#messages/write.ts';

describe('translator', () => {
  it('inserts values into the message', () => {
    expect(translator([resultsWords])('results.was', { name: 'IMG_1.jpg' })).toBe('Original name: IMG_1.jpg');
  });

  it('treats values as text, whatever they contain', () => {
    expect(translator([resultsWords])('results.was', { name: "{name} # $& '" })).toBe(
      "Original name: {name} # $& '",
    );
  });

  it('writes numbers as the language does', () => {
    expect(translator([meterWords])('meter.images', { count: 10_000 })).toBe('10,000 images');
    expect(translator([german])('quantities.megabytes', { count: 15.3 })).toBe('15,3\u00a0MB');
    expect(translator([toastsWords])('toasts.approaching', { percent: 0.8 })).toContain('(80%)');
  });

  it('groups digits as the browser does, in every language', () => {
    const counts = [0, 7, 999, 1000, 9999, 10_000, 123_456, 1_234_567, Number.MAX_SAFE_INTEGER, -1000, 1.5];
    for (const language of LANGUAGES)
      for (const count of counts)
        expect(writeIn(language).number(count)).toBe(new Intl.NumberFormat(language).format(count));
  });

  it('writes numbers for the reader’s region only in the reader’s own language', () => {
    expect(translator([german], 'de-CH')('quantities.megabytes', { count: 1500 })).toMatch(
      /^1[’']500\u00a0MB$/,
    );
    expect(translator([quantitiesWords], 'de-CH')('quantities.photos', { count: 1500 })).toBe('1,500 photos');
  });

  it('picks the language’s plural form', () => {
    const t = translator([tableWords]);
    expect([0, 1, 2].map((left) => t('table.leftThisMonth', { left }))).toEqual([
      'No photos left this month',
      '1 photo left this month',
      '2 photos left this month',
    ]);
    const inFrench = translator([french]);
    expect([0, 1, 2].map((count) => inFrench('quantities.photos', { count }))).toEqual([
      '0 photo',
      '1 photo',
      '2 photos',
    ]);
    expect(inFrench('quantities.photos', { count: 1_000_000 })).toMatch(/^1.000.000 de photos$/);
    expect(translator([japanese])('quantities.photos', { count: 1 })).toBe('写真1枚');
  });

  it('has several subjects, each in its given language', () => {
    const t = translator([germanResults, tableWords]);
    expect(t('results.title')).toBe('Ihre Ordner');
    expect(t('table.clear')).toBe('Clear all');
  });

  it('lets the compiler reject unknown messages, and missing or extra arguments', () => {
    const t = translator([resultsWords]);
    // @ts-expect-error There is no such key.
    expect(t('results.nothing')).toBe('results.nothing');
    // @ts-expect-error The subject was not brought along.
    expect(t('table.clear')).toBe('table.clear');
    // @ts-expect-error The name is missing.
    expect(t('results.was')).toBe('Original name: undefined');
    // @ts-expect-error There is no such argument.
    expect(t('results.was', { name: 'a', size: 1 })).toBe('Original name: a');
    // @ts-expect-error The message takes no argument.
    expect(t('results.title', { name: 'a' })).toBe('Your folders');
  });
});

describe('languageOf', () => {
  it.each([
    ['de', 'de'],
    ['de-CH', 'de'],
    ['ja_JP.UTF-8', 'ja'],
    ['FR', 'fr'],
    ['pt-BR', 'en'],
    ['C.UTF-8', 'en'],
    ['', 'en'],
  ])('of %j is %s', (tag, language) => {
    expect(languageOf(tag)).toBe(language);
  });
});
