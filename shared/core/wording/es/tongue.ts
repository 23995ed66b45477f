import { entriesOf, wordSet } from '../entries.ts';
import { animalNouns } from '../living.ts';
import { titleIn, type TitlePatterns } from '../phrases.ts';
import { romanceGrammar } from '../romance.ts';
import type { Tongue, NameLinks } from '../tongue.ts';
import { ANIMALS } from './animals.ts';
import { THINGS } from './things.ts';
import { ACTIONS, KINDS, PLACES, PLURALS } from './words.ts';

const ARTICLES = /^(?:un|una|unos|unas|el|la|los|las) /iu;

const LINKS: NameLinks = {
  starts: wordSet(
    'y o con en sobre junto ante bajo por para entre sin hacia hasta desde contra tras que e u',
  ),
  joints: wordSet('de del a al'),
  articles: wordSet('un una unos unas el la los las'),
};

const TITLES: TitlePatterns = {
  links: LINKS,
  kinds: {
    receipt: 'recibo',
    invoice: 'factura',
    screenshot: 'captura de pantalla',
    document: 'documento',
    notes: 'notas',
  },
  of: (kind, text, is) => {
    if (is === 'receipt' || is === 'invoice') return `${kind} de ${text}`;
    if (is === 'screenshot') return `${kind} de «${text}»`;
    return `${kind} ${is === 'notes' ? 'tituladas' : 'titulado'} «${text}»`;
  },
  comma: ', ',
  from: 'de',
  before: { screenshot: 'captura de ', document: 'documento titulado ', notes: 'notas tituladas ' },
};

/** Spanish. */
export const TONGUE: Tongue = {
  language: 'es',
  words: {
    nouns: entriesOf(ANIMALS, THINGS, KINDS),
    plurals: entriesOf(PLURALS),
    actions: entriesOf(ACTIONS),
    birdActions: entriesOf('sitting: posado,posada,posados,posadas'),
    animals: animalNouns(entriesOf(ANIMALS).keys()),
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
      feminine:
        /^(?:(?:una|unas|la|las) |(?:personas|ovejas)$|un (?:ave|águila|arma|arpa|hacha|ala)(?!\p{L})|un grupo de personas$)/u,
      plural: /^(?:(?:unos|unas|los|las) |(?:personas|niños|ovejas)$|un grupo de (?:personas|niños)$)/u,
      articles: ARTICLES,
    },
    (title) => titleIn('es', title, TITLES),
  ),
  naming: {
    leading: ARTICLES,
    links: LINKS,
    with: 'con',
  },
  colon: ': ',
  stop: '. ',
};
