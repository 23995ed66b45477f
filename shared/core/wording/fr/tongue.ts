import { entriesOf, wordSet } from '../entries.ts';
import { animalNouns } from '../living.ts';
import { titleIn, type TitlePatterns } from '../phrases.ts';
import { romanceGrammar } from '../romance.ts';
import type { Opening, Tongue, Vocabulary, NameLinks } from '../tongue.ts';
import { ANIMALS } from './animals.ts';
import { THINGS } from './things.ts';
import { ACTIONS, KINDS, PLACES, PLURALS } from './words.ts';

const ARTICLES = /^(?:(?:une?|des|du|de la|les?|la) |(?:de )?l[’'])/iu;

const LINKS: NameLinks = {
  starts: wordSet(
    'et ou avec dans en sur sous par pour qui à au aux entre vers devant derrière sans chez contre que',
  ),
  joints: wordSet('de du des'),
  articles: wordSet('un une le les la'),
};

const TITLES: TitlePatterns = {
  links: LINKS,
  kinds: {
    receipt: 'ticket de caisse',
    invoice: 'facture',
    screenshot: 'capture d’écran',
    document: 'document',
    notes: 'notes',
  },
  of: (kind, text, is) =>
    is === 'receipt' || is === 'invoice' ? `${kind}\u00A0: ${text}` : `${kind}\u00A0: «\u00A0${text}\u00A0»`,
  comma: ', ',
  before: { screenshot: 'capture de ', document: 'document intitulé ', notes: 'notes intitulées ' },
  elided: 'capture d’',
};

const GRAMMAR = romanceGrammar(
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
    furs: { orange: ['roux', 'rousse'] },
    feminine: /^(?:(?:une|la) |des personnes$)/u,
    plural: /^des /u,
    articles: ARTICLES,
  },
  (title) => titleIn('fr', title, TITLES),
);

/**
 * Says an opening with the words for who is in it: an animal's ball and that of small games is "une balle", that of
 * people "un ballon"; animals are "dans l’herbe".
 */
function opening(said: Opening, words: Vocabulary): string {
  const isOfAnimals = said.subject.length > 0 && said.subject.every(({ noun }) => words.animals.has(noun));
  const { doing = '', place } = said;
  const hasBall = said.beside.some(({ noun }) => noun === 'a ball');
  const isSmallBall = hasBall && (isOfAnimals || /tennis|baseball|hockey/u.test(doing));
  const own = isSmallBall ? { ...words, nouns: new Map([...words.nouns, ['a ball', 'une balle']]) } : words;
  const of = isOfAnimals && place === 'sur l’herbe' ? { ...said, place: 'dans l’herbe' } : said;
  return GRAMMAR.opening(of, own);
}

/** French. */
export const TONGUE: Tongue = {
  language: 'fr',
  words: {
    nouns: entriesOf(ANIMALS, THINGS, KINDS),
    plurals: entriesOf(PLURALS),
    actions: entriesOf(ACTIONS),
    animalActions: entriesOf('lying down: couché,couchée,couchés,couchées'),
    birdActions: entriesOf('sitting: posé,posée,posés,posées'),
    animals: animalNouns(entriesOf(ANIMALS).keys()),
    places: entriesOf(PLACES),
  },
  grammar: { ...GRAMMAR, opening },
  naming: {
    leading: ARTICLES,
    links: LINKS,
    with: 'avec',
  },
  colon: '\u00A0: ',
  stop: '. ',
};
