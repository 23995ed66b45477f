import { runInThisContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { type Language, LANGUAGES } from '#messages/language.ts';
import { type Write, writeIn } from '#messages/write.ts';
import { wordsOf } from '../../../../scripts/build-site/words-of.ts';
import { pagesWords } from '../../../../shared/messages/compiled/de/pages.ts';
import { quantitiesWords } from '../../../../shared/messages/compiled/ja/quantities.ts';

type Said = (values: Readonly<Record<string, unknown>>, write: Write) => string;

/** Evaluates what the build puts in place of a mark, in an expression. */
const valueOf = (language: Language, name: string, after = '') =>
  runInThisContext(`(() => ${wordsOf(language)(name)}${after})()`) as unknown;

describe('the words of a language', () => {
  it.each(LANGUAGES)('name the language %s', (language) => {
    expect(valueOf(language, 'language')).toBe(language);
  });

  it('are a message’s text or function, also in the place of a called function', () => {
    expect(valueOf('de', 'pages.pricing')).toBe(pagesWords.messages['pricing']);
    const [key = '', message] =
      Object.entries(quantitiesWords.messages).find(([, each]) => typeof each === 'function') ?? [];
    const [values, write] = [{ count: 2, photos: 2 }, writeIn('ja')];
    const said = valueOf('ja', `quantities.${key}`) as Said;
    expect(said(values, write)).toBe((message as Said)(values, write));
    expect(valueOf('ja', `quantities.${key}`, '.length')).toBeGreaterThan(0);
  });

  it('are all messages of a subject', () => {
    expect(valueOf('de', 'pages')).toEqual(pagesWords.messages);
  });

  it('have places between the phrases of Japanese headings where a line may break', () => {
    const headline = valueOf('ja', 'home.titleLead') as string;
    expect(headline.split('\u200B')).toEqual(['ラベル付きの', 'フォルダーに', 'なって、']);
    const title = valueOf('ja', 'board.title') as Said;
    const board = title({ folders: 15, items: '写真14枚' }, writeIn('ja'));
    expect(board.split('\u200B')).toEqual(['15個の', 'フォルダーに', '写真14枚']);
    expect(valueOf('ja', 'home.text')).not.toContain('\u200B');
    expect(valueOf('de', 'home.titleLead')).not.toContain('\u200B');
  });

  it('are the results for the sample pictures in that language', () => {
    const [english, german] = (['en', 'de'] as const).map(
      (language) => valueOf(language, 'sample-results') as readonly { id: string; folder: string }[],
    );
    expect(german?.map(({ id }) => id)).toEqual(english?.map(({ id }) => id));
    expect(german?.map(({ folder }) => folder)).not.toEqual(english?.map(({ folder }) => folder));
  });

  it('are unknown for a message that the language lacks', () => {
    expect(() => wordsOf('de')('home.gone')).toThrow('home.gone');
  });
});
