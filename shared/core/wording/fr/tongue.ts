import { entriesOf, wordSet } from '../entries.ts';
import { animalNouns } from '../living.ts';
import { titleIn, type TitlePatterns } from '../phrases.ts';
import { romanceGrammar } from '../romance.ts';
import type { Opening, Tongue, Vocabulary, NameLinks } from '../tongue.ts';
import { ANIMALS } from './animals.ts';
import { THINGS } from './things.ts';

/** The plurals of things that are counted; in French. */
const PLURALS = `
  a person: personnes; a man: hommes; a woman: femmes; a boy: garçons; a girl: filles; a child: enfants;
  a baby: bébés; a bicycle: vélos; a car: voitures; a motorcycle: motos; an airplane: avions; a bus: bus;
  a train: trains; a truck: camions; a boat: bateaux; a traffic light: feux de circulation;
  a fire hydrant: bornes d’incendie; a stop sign: panneaux stop; a parking meter: parcmètres;
  a bench: bancs; a bird: oiseaux; a cat: chats; a dog: chiens; a horse: chevaux; a sheep: moutons;
  a cow: vaches; an elephant: éléphants; a bear: ours; a zebra: zèbres; a giraffe: girafes;
  a backpack: sacs à dos; an umbrella: parapluies; a handbag: sacs à main; a necktie: cravates;
  a suitcase: valises; a frisbee: frisbees; skis: paires de skis; a snowboard: snowboards;
  a ball: ballons; a kite: cerfs-volants; a baseball bat: battes de baseball;
  a baseball glove: gants de baseball; a skateboard: skateboards; a surfboard: planches de surf;
  a tennis racket: raquettes de tennis; a bottle: bouteilles; a wine glass: verres à vin; a cup: tasses;
  a fork: fourchettes; a knife: couteaux; a spoon: cuillères; a bowl: bols; a banana: bananes;
  an apple: pommes; a sandwich: sandwichs; an orange: oranges; broccoli: bouquets de brocoli;
  a carrot: carottes; a hot dog: hot-dogs; a pizza: pizzas; a donut: beignets; a cake: gâteaux;
  a chair: chaises; a couch: canapés; a potted plant: plantes en pot; a bed: lits;
  a dining table: tables à manger; a toilet: toilettes; a television: téléviseurs;
  a laptop: ordinateurs portables; a computer mouse: souris d’ordinateur; a remote control: télécommandes;
  a keyboard: claviers; a phone: téléphones; a microwave: fours à micro-ondes; an oven: fours;
  a toaster: grille-pain; a sink: éviers; a refrigerator: réfrigérateurs; a book: livres;
  a clock: horloges; a vase: vases; scissors: paires de ciseaux; a teddy bear: ours en peluche;
  a hair dryer: sèche-cheveux; a toothbrush: brosses à dents`;

/** What people and animals do, or have with them; in French. */
const ACTIONS = `
  running: qui court,qui courent; jumping: qui saute,qui sautent; playing: qui joue,qui jouent;
  sitting: assis,assise,assis,assises; standing: debout; walking: qui marche,qui marchent;
  swimming: qui nage,qui nagent; riding: en selle; climbing: qui grimpe,qui grimpent; smiling: qui sourit,qui sourient;
  lying down: allongé,allongée,allongés,allongées; eating: qui mange,qui mangent;
  sliding: qui glisse,qui glissent; swinging: qui se balance,qui se balancent;
  skateboarding: en skateboard; surfing: qui surfe,qui surfent;
  snowboarding: en snowboard; skiing: qui skie,qui skient;
  cycling: à vélo; racing: en pleine course; dancing: qui danse,qui dansent;
  singing: qui chante,qui chantent; splashing: qui barbote,qui barbotent; kayaking: en kayak;
  playing football: qui joue au football américain,qui jouent au football américain;
  playing soccer: qui joue au football,qui jouent au football; playing baseball: qui joue au baseball,qui jouent au baseball;
  playing basketball: qui joue au basket,qui jouent au basket; playing tennis: qui joue au tennis,qui jouent au tennis;
  playing hockey: qui joue au hockey,qui jouent au hockey; playing volleyball: qui joue au volley,qui jouent au volley;
  flying a kite: qui fait voler un cerf-volant,qui font voler un cerf-volant; riding a bicycle: à vélo;
  riding a motorcycle: à moto; riding a horse: à cheval; with a frisbee: avec un frisbee;
  with a bicycle: avec un vélo; with a motorcycle: avec une moto; on a bench: sur un banc;
  with a cat: avec un chat; with a dog: avec un chien; with a horse: avec un cheval;
  with a backpack: avec un sac à dos; with an umbrella: avec un parapluie;
  with a handbag: avec un sac à main; wearing a necktie: en cravate; with a suitcase: avec une valise;
  with a wine glass: avec un verre à vin; with a cake: avec un gâteau; on a couch: sur un canapé;
  with a laptop: avec un ordinateur portable; with a phone: avec un téléphone; with a book: avec un livre;
  with a teddy bear: avec un ours en peluche;
  wearing a hat: avec un chapeau; wearing a helmet: avec un casque; wearing a shirt: en chemise;
  wearing a dress: en robe; wearing a jacket: en veste; wearing a suit: en costume;
  wearing sunglasses: avec des lunettes de soleil; wearing a skirt: en jupe;
  wearing a swimsuit: en maillot de bain;
  riding an elephant: à dos d’éléphant; wearing a mask: avec un masque`;

/** Where they are; in French. */
const PLACES = `
  on grass: sur l’herbe; in the snow: dans la neige; on a beach: sur la plage; in the water: dans l’eau; on the water: sur l’eau;
  in a pool: dans une piscine; on a street: dans une rue; on a road: sur une route;
  in a field: dans un champ; in a park: dans un parc; in the mountains: à la montagne;
  in a forest: dans une forêt; on rocks: sur des rochers; in a city: en ville; indoors: à l’intérieur;
  on a stage: sur scène; by a lake: au bord d’un lac; by a river: au bord d’une rivière;
  at night: de nuit; on sand: sur le sable; on a playground: sur une aire de jeux;
  on a track: sur une piste; on a bench: sur un banc;
  on a couch: sur un canapé; on a bed: sur un lit;
  by the sea: au bord de la mer; outdoors: en plein air; at a wedding: à un mariage; at a party: à une fête;
  at a concert: à un concert; on a chair: sur une chaise; on a table: sur une table;
  at a table: à table; at a desk: à un bureau`;

/** Kinds, subjects and parts of scenes in French, as `entriesOf` reads them. */
const KINDS = `
  a fish: un poisson; a shark: un requin; a bird: un oiseau; a salamander: une salamandre;
  a frog: une grenouille; a turtle: une tortue; a lizard: un lézard; a snake: un serpent;
  a spider: une araignée; an insect: un insecte; an elephant: un éléphant;
  a wild animal: un animal sauvage; a sea creature: un animal marin; a seashell: un coquillage;
  a crab: un crabe; a lobster: un homard; a whale: une baleine; a dog: un chien; a wolf: un loup;
  a wild dog: un chien sauvage; a fox: un renard; a cat: un chat; a big cat: un grand félin;
  a bear: un ours; a beetle: un scarabée; a butterfly: un papillon;   a horse: un cheval; a cow: une vache; a sheep: un mouton;
  an antelope: une antilope; an ape: un grand singe;
  a monkey: un singe; a panda: un panda; a toy: un jouet; clothes: des habits;
  a musical instrument: un instrument de musique;
  a guitar: une guitare; a ship: un navire; an airplane: un avion; an altar: un autel;
  an army vehicle: un véhicule militaire; a clock: une horloge; a bag: un sac; food: de la nourriture;
  a room: une pièce; a building: un bâtiment;
  a ball: un ballon; a car: une voiture;   a drink: une boisson; a bicycle: un vélo; a boat: un bateau;
  the sea: la mer; a train: un train; a tool: un outil;
  a phone: un téléphone; a fence: une clôture; shoes: des chaussures;
  a computer: un ordinateur; a hat: un chapeau;   a kitchen appliance: un appareil de cuisine; a dock: un quai; a truck: un camion;
  a fountain: une fontaine; a plant: une plante; a cart: une charrette; a person: une personne;
  a bus: un bus; a van: une camionnette; a motorcycle: une moto; a tent: une tente; a jug: une cruche;
  a shop: un magasin; a stage: une scène;
  a bridge: un pont; a swing: une balançoire; a suit: un costume; a book: un livre;
  a dessert: un dessert; bread: du pain; vegetables: des légumes; a flower: une fleur;
  fruit: des fruits; a landscape: un paysage;
  a wedding: un mariage; a fire hydrant: une borne d’incendie;
  a stop sign: un panneau stop; a bench: un banc; a giraffe: une girafe; a handbag: un sac à main;
  a necktie: une cravate; a suitcase: une valise; a frisbee: un frisbee; skis: des skis;
  a snowboard: un snowboard; a kite: un cerf-volant; a baseball bat: une batte de baseball;
  a baseball glove: un gant de baseball; a skateboard: un skateboard; a surfboard: une planche de surf;
  a bottle: une bouteille; a wine glass: un verre à vin; a cup: une tasse; a fork: une fourchette;
  a knife: un couteau; a spoon: une cuillère; a bowl: un bol; a banana: une banane; an apple: une pomme;
  a sandwich: un sandwich; an orange: une orange; a carrot: une carotte; a donut: un beignet;
  a cake: un gâteau; a chair: une chaise; a potted plant: une plante en pot; a bed: un lit;
  a keyboard: un clavier; an oven: un four; a sink: un évier; scissors: des ciseaux;
  a toothbrush: une brosse à dents; a man: un homme; a woman: une femme; a boy: un garçon;
  a girl: une fille; a child: un enfant; a baby: un bébé; a couple: un couple; a crowd: une foule;
  a player: un joueur; a group of people: un groupe de personnes;
  a group of children: un groupe d’enfants; a helmet: un casque; football: du football américain;
  soccer: du football; baseball: du baseball; basketball: du basket; tennis: du tennis; hockey: du hockey;
  volleyball: du volley; a helicopter: un hélicoptère; flowers: des fleurs; a table: une table;
  a sofa: un canapé; a shirt: une chemise; a dress: une robe; a statue: une statue;
  a painting: un tableau; a whiteboard: un tableau blanc; handwriting: un texte manuscrit;
  a receipt: un ticket de caisse; a screenshot: une capture d’écran; a printed page: une page imprimée;
  a bride: une mariée; balloons: des ballons de baudruche; a tower: une tour; a house: une maison;
  sheep: des moutons; trees: des arbres; a hill: une colline; waves: des vagues; the sky: le ciel;
  clouds: des nuages; a sunset: un coucher de soleil; a path: un chemin; a wall: un mur;
  a glacier: un glacier; a waterfall: une cascade; a garden: un jardin; a window: une fenêtre;
  a fire: un feu; a whiteboard with notes: un tableau blanc avec des notes;
  a page of handwritten notes: une page de notes manuscrites; a museum exhibit: une pièce de musée;
  a birthday party: une fête d’anniversaire; a concert: un concert; a volleyball game: un match de volley;
  a football game: un match de football américain; a baseball game: un match de baseball;
  a cricket match: un match de cricket; a basketball game: un match de basket;
  a hockey game: un match de hockey; table tennis: du tennis de table;
  wrestlers in a ring: des lutteurs sur un ring; a gymnast: une gymnaste; badminton: du badminton;
  a boxing match: un combat de boxe; fencers: des escrimeurs; rock climbing: de l’escalade;
  weight lifting: de l’haltérophilie; a swimmer: un nageur; motor sport: du sport automobile;
  skiing: du ski; a carton of juice: une brique de jus; a dandelion: un pissenlit; tulips: des tulipes;
  a rose: une rose; a sunflower: un tournesol; a beach: une plage; a cloudy sky: un ciel nuageux;
  buildings in a city: des immeubles en ville; a city street: une rue en ville; a kitchen: une cuisine;
  a bathroom: une salle de bains; a bedroom: une chambre; a living room: un salon;
  a jacket: une veste; trousers: un pantalon; a skirt: une jupe; jewelry: des bijoux;
  mountains: des montagnes; a forest: une forêt; snowy mountains: des montagnes enneigées;
  a printed receipt: un ticket de caisse; handwritten notes: des notes manuscrites;
  a printed document: un document imprimé; a work of art: une œuvre d’art; a party: une fête;
  a music performance: une prestation musicale; a sports scene: une scène de sport;
  a pet: un animal de compagnie; a farm animal: un animal de la ferme; an aircraft: un avion;
  a vehicle: un véhicule; a historic landmark: un monument historique;
  an electronic device: un appareil électronique;
  clothing: des vêtements; a household item: un objet du quotidien;
  a piece of furniture: un meuble; an animal: un animal; a rabbit: un lapin; a rodent: un rongeur;
  a goat: une chèvre; a squirrel: un écureuil; a terrier: un chien terrier; a hound: un chien de chasse;
  a spaniel: un épagneul; a retriever: un retriever; a setter: un setter; a poodle: un caniche;
  a schnauzer: un schnauzer; a parrot: un perroquet; an owl: un hibou; a ray: une raie;
  a reptile: un reptile; an amphibian: un amphibien; a tree: un arbre; an athlete: un sportif;
  a coat: un manteau; sports equipment: du matériel de sport; a container: un récipient; a glass: un verre;
  a pot: une casserole; a pan: une poêle; a box: une boîte; a basket: un panier; cutlery: des couverts;
  a kitchen utensil: un ustensile de cuisine; an appliance: un appareil ménager; a machine: une machine;
  a lock: un cadenas; a weapon: une arme; a gun: une arme à feu; a monument: un monument; grass: de l’herbe;
  snow: de la neige; sand: du sable; rocks: des rochers; water: de l’eau; a river: une rivière;
  a pool: une piscine; a field: un champ; a park: un parc; a playground: une aire de jeux;
  a street: une rue; a road: une route; a city: une ville; a track: une piste;
  people: des personnes; children: des enfants; buildings: des bâtiments;
  a screen: un écran`;

const ARTICLES = /^(?:(?:une?|des|du|de la|les?|la) |(?:de )?l[’'])/iu;

const LINKS: NameLinks = {
  starts: wordSet('et ou avec dans en sur sous par pour qui à au aux'),
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
  before: (heading, is) => {
    if (is === 'screenshot') return /^[aeiouyàâéèêëîïôöûüœ]/iu.test(heading) ? 'capture d’' : 'capture de ';
    // Several words are a name of their own.
    if (heading.includes(' ')) return '';
    return is === 'notes' ? 'notes intitulées ' : 'document intitulé ';
  },
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

const ANIMAL_NOUNS = animalNouns(entriesOf(ANIMALS).keys());

/**
 * Says an opening with the words for who is in it: an animal's ball and that of small games is "une balle", that of
 * people "un ballon"; animals are "dans l’herbe" and "couchés".
 */
function opening(said: Opening, words: Vocabulary): string {
  const isOfAnimals = said.subject.length > 0 && said.subject.every(({ noun }) => ANIMAL_NOUNS.has(noun));
  const { doing = '', place } = said;
  const isSmallBall = isOfAnimals || /tennis|baseball|hockey/u.test(doing);
  const nouns = isSmallBall ? new Map([...words.nouns, ['a ball', 'une balle']]) : words.nouns;
  const of = isOfAnimals
    ? {
        ...said,
        doing: said.doing?.replaceAll('allongé', 'couché'),
        place: place === 'sur l’herbe' ? 'dans l’herbe' : place,
      }
    : said;
  return GRAMMAR.opening(of, { ...words, nouns });
}

/** French. */
export const TONGUE: Tongue = {
  language: 'fr',
  words: {
    nouns: entriesOf(ANIMALS, THINGS, KINDS),
    plurals: entriesOf(PLURALS),
    actions: entriesOf(ACTIONS),
    places: entriesOf(PLACES),
  },
  grammar: { ...GRAMMAR, opening },
  naming: {
    keepsCase: false,
    leading: ARTICLES,
    links: LINKS,
  },
  colon: '\u00A0: ',
  stop: '. ',
};
