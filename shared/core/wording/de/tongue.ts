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
    receipt: 'Kassenbon',
    invoice: 'Rechnung',
    screenshot: 'Screenshot',
    document: 'Dokument',
    notes: 'Notizen',
  },
  of: (kind, text, is) => {
    if (is === 'receipt' || is === 'invoice') return `${kind} von ${text}`;
    return is === 'screenshot' ? `${kind} von „${text}“` : `${kind} mit dem Titel „${text}“`;
  },
  comma: ', ',
};

/** German. */
export const TONGUE: Tongue = {
  language: 'de',
  words: {
    nouns: entriesOf(ANIMALS, THINGS, KINDS),
    plurals: entriesOf(PLURALS),
    actions: entriesOf(ACTIONS),
    places: entriesOf(PLACES),
  },
  grammar: { ...GRAMMAR, title: (title) => titleIn('de', title, TITLES) },
  naming: {
    keepsCase: true,
    separators: /-/gu,
    leading: /^(?:der|die|das|den|dem|ein|eine|einen|einem|einer) /iu,
    links:
      /(?:_(?:der|die|das|den|dem|ein|eine|einen|einem|einer|und|oder|mit|von|vom|auf|am|an|im|in|bei|zu|zum|zur|vor))+$/iu,
  },
  colon: ': ',
  stop: '. ',
};
