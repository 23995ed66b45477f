import { entriesOf } from '../entries.ts';
import { titleIn, type TitlePatterns } from '../phrases.ts';
import { romanceGrammar } from '../romance.ts';
import type { Tongue } from '../tongue.ts';
import { ANIMALS } from './animals.ts';
import { KINDS } from './kinds.ts';
import { ACTIONS, PLACES, PLURALS } from './phrases.ts';
import { THINGS } from './things.ts';

const ARTICLES = /^(?:(?:une?|des|du|de la|les?|la) |l’|l')/iu;

const TITLES: TitlePatterns = {
  kinds: {
    receipt: 'ticket de caisse',
    invoice: 'facture',
    screenshot: 'capture d’écran',
    document: 'document',
    notes: 'notes',
  },
  of: (kind, text, is) => {
    if (is === 'receipt' || is === 'invoice') return `${kind} : ${text}`;
    return is === 'screenshot' ? `${kind} : « ${text} »` : `${kind} avec le titre « ${text} »`;
  },
  comma: ', ',
};

/** French. */
export const TONGUE: Tongue = {
  language: 'fr',
  words: {
    nouns: entriesOf(ANIMALS, THINGS, KINDS),
    plurals: entriesOf(PLURALS),
    actions: entriesOf(ACTIONS),
    places: entriesOf(PLACES),
  },
  grammar: romanceGrammar(
    {
      with: 'avec',
      and: 'et',
      inBlackAndWhite: 'en noir et blanc',
      numbers: ['deux', 'trois', 'quatre', 'cinq'],
      several: ['plusieurs', 'plusieurs'],
      some: 'des ',
      dressedIn: 'en',
      colours: {
        black: ['noir', 'noire'],
        white: ['blanc', 'blanche'],
        brown: ['marron', 'marron'],
        red: ['rouge', 'rouge'],
        orange: ['orange', 'orange'],
        blue: ['bleu', 'bleue'],
        green: ['vert', 'verte'],
        yellow: ['jaune', 'jaune'],
      },
      feminine: /^(?:(?:une|la) |des personnes$)/u,
      plural: /^des /u,
      articles: ARTICLES,
    },
    (title) => titleIn('fr', title, TITLES),
  ),
  naming: {
    keepsCase: false,
    separators: /[’'-]/gu,
    leading: ARTICLES,
    links: /(?:_(?:une?|des?|du|les?|la|l|d|à|au|aux|et|ou|avec|dans|en|sur|par|pour|qui))+$/iu,
  },
  colon: ' : ',
  stop: '. ',
};
