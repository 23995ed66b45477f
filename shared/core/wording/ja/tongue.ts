import { entriesOf } from '../entries.ts';
import { titleIn, type TitlePatterns } from '../phrases.ts';
import type { Tongue } from '../tongue.ts';
import { ANIMALS } from './animals.ts';
import { GRAMMAR } from './grammar.ts';
import { KINDS } from './kinds.ts';
import { ACTIONS, PLACES, PLURALS } from './phrases.ts';
import { THINGS } from './things.ts';

const TITLES: TitlePatterns = {
  kinds: {
    receipt: 'レシート',
    invoice: '請求書',
    screenshot: 'スクリーンショット',
    document: '文書',
    notes: 'メモ',
  },
  of: (kind, text, is) =>
    is === 'receipt' || is === 'invoice' ? `${text}の${kind}` : `「${text}」という${kind}`,
  comma: '、',
};

/** Japanese. */
export const TONGUE: Tongue = {
  language: 'ja',
  words: {
    nouns: entriesOf(ANIMALS, THINGS, KINDS),
    plurals: entriesOf(PLURALS),
    actions: entriesOf(ACTIONS),
    places: entriesOf(PLACES),
  },
  grammar: { ...GRAMMAR, title: (title) => titleIn('ja', title, TITLES) },
  naming: {
    keepsCase: false,
    separators: /[「」、：・]/gu,
    leading: /^(?!)/u,
    links: /(?!)/u,
  },
  colon: '：',
  stop: '。',
};
