import { describe, expect, it } from 'vitest';
import { HELP_ENTRIES } from '../../../site/help/help-entries.ts';
import { type HelpEntry, searchHelp } from '../../../site/help/search-help.ts';

const entry = (title: string, text: string): HelpEntry => ({ kind: 'help', title, text, to: `#${title}` });
const zip = entry('Where is my ZIP?', 'In the downloads folder.');
const formats = entry('Which files?', 'JPG, PNG and a ZIP of them.');
const cafe = entry('Café photos', 'Naïve names for crème brûlée.');
const entries = [formats, zip, cafe];

describe('searchHelp', () => {
  it.each([
    ['whatever the case', 'zip', [zip, formats]],
    ['a word that is still being typed', 'downl', [zip]],
    ['several words, anywhere', 'folder where', [zip]],
    ['with accents or without', 'creme', [cafe]],
    ['accents that are missing', 'wheré', [zip]],
    ['words between punctuation', '“zip”, (folder)?', [zip]],
  ])('finds %s', { tags: ['search-box-behaviour'] }, (_what, query, found) => {
    expect(searchHelp(query, entries)).toEqual(found);
  });

  it.each([
    ['the query is empty', ''],
    ['it is only punctuation', ' … ?!'],
    ['one of several words is nowhere', 'zip unicorn'],
    ['it is only inside a word', 'load'],
  ])('finds nothing if %s', (_what, query) => {
    expect(searchHelp(query, entries)).toEqual([]);
  });

  it('ranks matches in the title before those in the text', () => {
    expect(searchHelp('zip', [formats, zip])[0]).toBe(zip);
  });
});

describe('searchHelp in a language without spaces', () => {
  const remove = entry('アカウントを削除するには？', 'サブスクリプションは先に解約します。');
  const kept = entry('写真はどこに保管されますか？', '.jpgという名前のHEICも受け付けます。');
  const all = [kept, remove];

  it.each([
    ['a word inside a sentence', '削除', [remove]],
    ['one that is still being typed', 'アカウ', [remove]],
    ['several, with spaces between them', '解約　削除', [remove]],
    ['several, joined differently than in the text', 'アカウントの削除', [remove]],
    ['Latin letters between the others', 'heic', [kept]],
    ['wide letters', 'ＨＥＩＣ', [kept]],
    ['narrow letters', 'ｱｶｳﾝﾄ', [remove]],
  ])('finds %s', { tags: ['search-box-behaviour'] }, (_what, query, found) => {
    expect(searchHelp(query, all)).toEqual(found);
  });

  it('finds a word across the places where a heading may break', () => {
    const entry = {
      kind: 'help',
      title: 'もう\u200B一度\u200B入手できますか？',
      text: '',
      to: '/help',
    } as const;
    expect(searchHelp('もう一度', [entry])).toEqual([entry]);
  });

  it('distinguishes letters that only a mark makes different', () => {
    expect(searchHelp('サフスク', all)).toEqual([]);
  });
});

describe('the help', () => {
  it('is searched through topics, help and FAQ, each under a unique address', () => {
    const kinds = (kind: HelpEntry['kind']) => HELP_ENTRIES.filter((one) => one.kind === kind);
    expect([kinds('topic').length, kinds('help').length, kinds('faq').length]).toEqual([6, 13, 8]);
    expect(new Set(HELP_ENTRIES.map(({ to }) => to)).size).toBe(HELP_ENTRIES.length);
  });

  it.each(['heic', 'delete account', 'cost', 'unsorted', 'zip', 'original', 'person', 'watch'])(
    'finds “%s”',
    (query) => {
      expect(searchHelp(query, HELP_ENTRIES).length).toBeGreaterThan(0);
    },
  );
});
