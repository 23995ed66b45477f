import { entriesOf } from '../entries.ts';
import { titleIn, type TitlePatterns } from '../phrases.ts';
import { romanceGrammar } from '../romance.ts';
import type { Tongue } from '../tongue.ts';
import { ANIMALS } from './animals.ts';
import { KINDS } from './kinds.ts';
import { ACTIONS, PLACES, PLURALS } from './phrases.ts';
import { THINGS } from './things.ts';

const ARTICLES = /^(?:un|una|unos|unas|el|la|los|las) /iu;

const TITLES: TitlePatterns = {
  kinds: {
    receipt: 'recibo',
    invoice: 'factura',
    screenshot: 'captura de pantalla',
    document: 'documento',
    notes: 'notas',
  },
  of: (kind, text, is) => {
    if (is === 'receipt' || is === 'invoice') return `${kind} de ${text}`;
    return is === 'screenshot' ? `${kind} de «${text}»` : `${kind} con el título «${text}»`;
  },
  comma: ', ',
};

/** Spanish. */
export const TONGUE: Tongue = {
  language: 'es',
  words: {
    nouns: entriesOf(ANIMALS, THINGS, KINDS),
    plurals: entriesOf(PLURALS),
    actions: entriesOf(ACTIONS),
    places: entriesOf(PLACES),
  },
  grammar: romanceGrammar(
    {
      with: 'con',
      and: 'y',
      inBlackAndWhite: 'en blanco y negro',
      numbers: ['dos', 'tres', 'cuatro', 'cinco'],
      several: ['varios', 'varias'],
      some: '',
      dressedIn: 'de',
      colours: {
        black: ['negro', 'negra'],
        white: ['blanco', 'blanca'],
        brown: ['marrón', 'marrón'],
        red: ['rojo', 'roja'],
        orange: ['naranja', 'naranja'],
        blue: ['azul', 'azul'],
        green: ['verde', 'verde'],
        yellow: ['amarillo', 'amarilla'],
      },
      feminine: /^(?:(?:una|unas|la|las) |(?:personas|ovejas)$)/u,
      plural: /^(?:(?:unos|unas|los|las) |(?:personas|niños|ovejas)$)/u,
      articles: ARTICLES,
    },
    (title) => titleIn('es', title, TITLES),
  ),
  naming: {
    keepsCase: false,
    separators: /-/gu,
    leading: ARTICLES,
    links: /(?:_(?:un|una|unos|unas|el|la|los|las|de|del|al?|y|o|con|en|sobre|junto|por|para))+$/iu,
  },
  colon: ': ',
  stop: '. ',
};
