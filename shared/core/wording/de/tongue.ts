import { entriesOf } from '../entries.ts';
import { PERSON_NOUNS, type SaidThing } from '../parts.ts';
import { joined, titleIn, type TitlePatterns } from '../phrases.ts';
import type { Grammar, Tongue, Vocabulary } from '../tongue.ts';
import { isSeveral, type SentenceWords, westernSentence, wordIn } from '../western.ts';
import { ANIMALS } from './animals.ts';
import { THINGS } from './things.ts';

/** The plurals of things that are counted; in German. */
const PLURALS = `
  a person: Personen; a man: Männer; a woman: Frauen; a boy: Jungen; a girl: Mädchen; a child: Kinder;
  a baby: Babys; a bicycle: Fahrräder; a car: Autos; a motorcycle: Motorräder; an airplane: Flugzeuge;
  a bus: Busse; a train: Züge; a truck: Lkws; a boat: Boote; a traffic light: Ampeln;
  a fire hydrant: Hydranten; a stop sign: Stoppschilder; a parking meter: Parkuhren; a bench: Bänke;
  a bird: Vögel; a cat: Katzen; a dog: Hunde; a horse: Pferde; a sheep: Schafe; a cow: Kühe;
  an elephant: Elefanten; a bear: Bären; a zebra: Zebras; a giraffe: Giraffen; a backpack: Rucksäcke;
  an umbrella: Regenschirme; a handbag: Handtaschen; a necktie: Krawatten; a suitcase: Koffer;
  a frisbee: Frisbees; skis: Ski~Skiern; a snowboard: Snowboards; a ball: Bälle; a kite: Drachen;
  a baseball bat: Baseballschläger; a baseball glove: Baseballhandschuhe; a skateboard: Skateboards;
  a surfboard: Surfbretter; a tennis racket: Tennisschläger; a bottle: Flaschen; a wine glass: Weingläser;
  a cup: Tassen; a fork: Gabeln; a knife: Messer; a spoon: Löffel; a bowl: Schüsseln; a banana: Bananen;
  an apple: Äpfel; a sandwich: Sandwiches; an orange: Orangen; broccoli: Brokkoliröschen;
  a carrot: Karotten; a hot dog: Hotdogs; a pizza: Pizzas; a donut: Donuts; a cake: Kuchen;
  a chair: Stühle; a couch: Couchs; a potted plant: Topfpflanzen; a bed: Betten;
  a dining table: Esstische; a toilet: Toiletten; a television: Fernseher; a laptop: Laptops;
  a computer mouse: Computermäuse; a remote control: Fernbedienungen; a keyboard: Tastaturen;
  a phone: Telefone; a microwave: Mikrowellen; an oven: Backöfen; a toaster: Toaster; a sink: Spülen;
  a refrigerator: Kühlschränke; a book: Bücher; a clock: Uhren; a vase: Vasen; scissors: Scheren;
  a teddy bear: Teddybären; a hair dryer: Haartrockner; a toothbrush: Zahnbürsten`;

/** What people and animals do, or have with them; in German. */
const ACTIONS = `
  running: rennt,rennen; jumping: springt,springen; playing: spielt,spielen; sitting: sitzt,sitzen;
  standing: steht,stehen; walking: geht,gehen; swimming: schwimmt,schwimmen; riding: reitet,reiten;
  climbing: klettert,klettern; smiling: lächelt,lächeln; lying down: liegt,liegen;
  eating: isst,essen; sliding: rutscht,rutschen; swinging: schaukelt,schaukeln;
  skateboarding: fährt … Skateboard,fahren … Skateboard; surfing: surft,surfen;
  snowboarding: fährt … Snowboard,fahren … Snowboard; skiing: fährt … Ski,fahren … Ski;
  cycling: fährt … Fahrrad,fahren … Fahrrad; racing: fährt … ein Rennen,fahren … ein Rennen;
  dancing: tanzt,tanzen; singing: singt,singen; splashing: planscht,planschen;
  kayaking: fährt … Kajak,fahren … Kajak; playing football: spielt … Football,spielen … Football;
  playing soccer: spielt … Fußball,spielen … Fußball;
  playing baseball: spielt … Baseball,spielen … Baseball;
  playing basketball: spielt … Basketball,spielen … Basketball;
  playing tennis: spielt … Tennis,spielen … Tennis; playing hockey: spielt … Hockey,spielen … Hockey;
  playing volleyball: spielt … Volleyball,spielen … Volleyball;
  flying a kite: lässt … einen Drachen steigen,lassen … einen Drachen steigen;
  riding a bicycle: fährt … Fahrrad,fahren … Fahrrad;
  riding a motorcycle: fährt … Motorrad,fahren … Motorrad;
  riding a horse: reitet … auf einem Pferd,reiten … auf einem Pferd; with a frisbee: mit Frisbee;
  with a bicycle: mit Fahrrad; with a motorcycle: mit Motorrad; on a bench: auf einer Bank;
  with a cat: mit Katze; with a dog: mit Hund; with a horse: mit Pferd; with a backpack: mit Rucksack;
  with an umbrella: mit Regenschirm; with a handbag: mit Handtasche; wearing a necktie: mit Krawatte;
  with a suitcase: mit Koffer; with a wine glass: mit Weinglas; with a cake: mit Kuchen;
  on a couch: auf der Couch; with a laptop: mit Laptop; with a phone: mit Handy;
  with a book: mit Buch; with a teddy bear: mit Teddybär;
  wearing a hat: mit Hut; wearing a helmet: mit Helm; wearing a shirt: im Hemd;
  wearing a dress: im Kleid; wearing a jacket: in einer Jacke; wearing a suit: im Anzug;
  wearing sunglasses: mit Sonnenbrille; wearing a skirt: im Rock; wearing a swimsuit: im Badeanzug;
  riding an elephant: reitet … auf einem Elefanten,reiten … auf einem Elefanten; wearing a mask: mit Maske`;

/** Where they are; in German. */
const PLACES = `
  on grass: auf einer Wiese; in the snow: im Schnee; on a beach: am Strand; in the water: im Wasser; on the water: auf dem Wasser;
  in a pool: im Schwimmbecken; on a street: auf der Straße; on a road: auf der Straße;
  in a field: auf einem Feld; in a park: im Park; in the mountains: in den Bergen; in a forest: im Wald;
  on rocks: auf Felsen; in a city: in der Stadt; indoors: in einem Raum; on a stage: auf der Bühne;
  by a lake: am See; by a river: am Fluss; at night: bei Nacht; on sand: im Sand;
  on a playground: auf dem Spielplatz; on a track: auf der Rennbahn; on a bench: auf einer Bank;
  on a couch: auf der Couch; on a bed: auf dem Bett;
  by the sea: am Meer; outdoors: im Freien; at a wedding: auf einer Hochzeit; at a party: auf einer Feier;
  at a concert: auf einem Konzert; on a chair: auf einem Stuhl; on a table: auf dem Tisch;
  at a table: am Tisch; at a desk: am Schreibtisch`;

/** Kinds, subjects and parts of scenes in German, as `entriesOf` reads them. */
const KINDS = `
  a fish: Fisch; a shark: Hai; a bird: Vogel; a salamander: Salamander; a frog: Frosch; a turtle: Schildkröte;
  a lizard: Eidechse; a snake: Schlange; a spider: Spinne; an insect: Insekt;
  an elephant: Elefant; a wild animal: Wildtier; a sea creature: Meerestier; a seashell: Muschel;
  a crab: Krabbe; a lobster: Hummer; a whale: Wal; a dog: Hund; a wolf: Wolf; a wild dog: Wildhund;
  a fox: Fuchs; a cat: Katze; a big cat: Raubkatze; a bear: Bär; a beetle: Käfer; a butterfly: Schmetterling;
  a horse: Pferd; a cow: Kuh; a sheep: Schaf;
  an antelope: Antilope; an ape: Menschenaffe; a monkey: Affe; a panda: Panda;
  a toy: Spielzeug; clothes: Kleidungsstücke~Kleidungsstücken;   a musical instrument: Musikinstrument; a guitar: Gitarre; a ship: Schiff; an airplane: Flugzeug;
  an altar: Altar; an army vehicle: Militärfahrzeug; a clock: Uhr; a bag: Tasche; food: Essen;
  a room: Zimmer; a building: Gebäude; a ball: Ball; a car: Auto;
  a drink: Getränk;
  a bicycle: Fahrrad; a boat: Boot; the sea: Meer; a train: Zug;
  a tool: Werkzeug; a phone: Telefon; a fence: Zaun; shoes: Schuhe~Schuhen;
  a computer: Computer; a hat: Hut; a kitchen appliance: Küchengerät;
  a dock: Anleger; a truck: Lkw; a fountain: Brunnen; a plant: Pflanze; a cart: Wagen; a person: Person;
  a bus: Bus; a van: Lieferwagen; a motorcycle: Motorrad; a tent: Zelt; a jug: Kanne;   a shop: Laden; a stage: Bühne; a bridge: Brücke; a swing: Schaukel;
  a suit: Anzug; a book: Buch; a dessert: Dessert; bread: Brot; vegetables: Gemüse; a flower: Blume;
  fruit: Obst; a landscape: Landschaft; a wedding: Hochzeit;
  a fire hydrant: Hydrant; a stop sign: Stoppschild; a bench: Bank; a giraffe: Giraffe; a handbag: Handtasche;
  a necktie: Krawatte; a suitcase: Koffer; a frisbee: Frisbee; skis: Ski~Skiern; a snowboard: Snowboard;
  a kite: Drachen; a baseball bat: Baseballschläger; a baseball glove: Baseballhandschuh;
  a skateboard: Skateboard; a surfboard: Surfbrett; a bottle: Flasche; a wine glass: Weinglas; a cup: Tasse;
  a fork: Gabel; a knife: Messer; a spoon: Löffel; a bowl: Schüssel; a banana: Banane; an apple: Apfel;
  a sandwich: Sandwich; an orange: Orange; a carrot: Karotte; a donut: Donut; a cake: Kuchen; a chair: Stuhl;
  a potted plant: Topfpflanze; a bed: Bett; a keyboard: Tastatur; an oven: Backofen; a sink: Spüle;
  scissors: Schere; a toothbrush: Zahnbürste; a man: Mann; a woman: Frau; a boy: Junge; a girl: Mädchen;
  a child: Kind; a baby: Baby; a couple: Paar; a crowd: Menschenmenge; a player: Spieler;
  a group of people: Menschengruppe; a group of children: Kindergruppe; a helmet: Helm;
  football: Football; soccer: Fußball; baseball: Baseball; basketball: Basketball; tennis: Tennis;
  hockey: Hockey; volleyball: Volleyball; a helicopter: Hubschrauber; flowers: Blumen; a table: Tisch;
  a sofa: Sofa; a shirt: Hemd; a dress: Kleid; a statue: Statue; a painting: Gemälde;
  a whiteboard: Whiteboard; handwriting: Handschrift; a receipt: Kassenbon; a screenshot: Screenshot;
  a printed page: Gedruckte Seite~gedruckter Seite; a bride: Braut; balloons: Luftballons; a tower: Turm;
  a house: Haus; sheep: Schafe~Schafen; trees: Bäume~Bäumen; a hill: Hügel; waves: Wellen; the sky: Himmel;
  clouds: Wolken; a sunset: Sonnenuntergang; a path: Weg; a wall: Wand; a glacier: Gletscher;
  a waterfall: Wasserfall; a garden: Garten; a window: Fenster; a fire: Feuer;
  a whiteboard with notes: Whiteboard mit Notizen;
  a page of handwritten notes: Handschriftliche Notizseite~handschriftlicher Notizseite;
  a museum exhibit: Museumsstück; a birthday party: Geburtstagsfeier; a concert: Konzert;
  a volleyball game: Volleyballspiel; a football game: Footballspiel; a baseball game: Baseballspiel;
  a cricket match: Cricketspiel; a basketball game: Basketballspiel; a hockey game: Hockeyspiel;
  table tennis: Tischtennis; wrestlers in a ring: Ringer im Ring~Ringern im Ring; a gymnast: Turnerin;
  badminton: Badminton; a boxing match: Boxkampf; fencers: Fechter~Fechtern; rock climbing: Klettern am Fels;
  weight lifting: Gewichtheben; a swimmer: Schwimmer; motor sport: Motorsport; skiing: Skifahren;
  a carton of juice: Saftpackung; a dandelion: Löwenzahn; tulips: Tulpen; a rose: Rose;
  people: Menschen; children: Kinder~Kindern; buildings: Gebäude~Gebäuden;
  a sunflower: Sonnenblume; a beach: Strand; a cloudy sky: Bewölkter Himmel~bewölktem Himmel;
  buildings in a city: Gebäude in der Stadt~Gebäuden in der Stadt; a city street: Straße in der Stadt;
  a kitchen: Küche; a bathroom: Badezimmer; a bedroom: Schlafzimmer; a living room: Wohnzimmer;
  a jacket: Jacke; trousers: Hose; a skirt: Rock; jewelry: Schmuck; mountains: Berge~Bergen; a forest: Wald;
  snowy mountains: Verschneite Berge~verschneiten Bergen;
  a printed receipt: Gedruckter Kassenbon~gedrucktem Kassenbon;
  handwritten notes: Handschriftliche Notizen~handschriftlichen Notizen;
  a printed document: Gedrucktes Dokument~gedrucktem Dokument; a work of art: Kunstwerk; a party: Feier;
  a music performance: Musikauftritt; a sports scene: Sportszene; a pet: Haustier; a farm animal: Nutztier;
  an aircraft: Luftfahrzeug; a vehicle: Fahrzeug;
  a historic landmark: Historisches Wahrzeichen~historischem Wahrzeichen;
  an electronic device: Elektronisches Gerät~elektronischem Gerät; clothing: Kleidung;
  a household item: Haushaltsgegenstand; a piece of furniture: Möbelstück; an animal: Tier;
  a rabbit: Kaninchen; a rodent: Nagetier; a goat: Ziege; a squirrel: Eichhörnchen; a terrier: Terrier;
  a hound: Jagdhund; a spaniel: Spaniel; a retriever: Retriever; a setter: Setter; a poodle: Pudel;
  a schnauzer: Schnauzer; a parrot: Papagei; an owl: Eule; a ray: Rochen; a reptile: Reptil;
  an amphibian: Amphibie; a tree: Baum; an athlete: Sportler; a coat: Mantel;
  sports equipment: Sportausrüstung; a container: Behälter; a glass: Glas; a pot: Topf; a pan: Pfanne;
  a box: Kiste; a basket: Korb; cutlery: Besteck; a kitchen utensil: Küchenutensil;
  an appliance: Haushaltsgerät; a machine: Maschine; a lock: Schloss; a weapon: Waffe; a gun: Schusswaffe;
  a monument: Denkmal; grass: Gras; snow: Schnee; sand: Sand; rocks: Felsen; water: Wasser; a river: Fluss;
  a pool: Schwimmbecken; a field: Feld; a park: Park; a playground: Spielplatz; a street: Straße;
  a road: Landstraße; a city: Stadt; a track: Rennbahn;
  a screen: Bildschirm`;

const SAY: SentenceWords = {
  with: 'mit',
  inBlackAndWhite: 'in Schwarz-Weiß',
};
const NUMBERS = ['zwei', 'drei', 'vier', 'fünf'];
/** Of things, and as what somebody is in. */
const COLOURS: Readonly<Record<string, { readonly stem: string; readonly clothes: string }>> = {
  black: { stem: 'schwarz', clothes: 'Schwarz' },
  white: { stem: 'weiß', clothes: 'Weiß' },
  brown: { stem: 'braun', clothes: 'Braun' },
  red: { stem: 'rot', clothes: 'Rot' },
  orange: { stem: 'orangefarben', clothes: 'Orange' },
  blue: { stem: 'blau', clothes: 'Blau' },
  green: { stem: 'grün', clothes: 'Grün' },
  yellow: { stem: 'gelb', clothes: 'Gelb' },
};
/** For things whose color is named: the endings of an adjective without an article, alone and after "mit". */
const MASCULINE = ['er', 'em'] as const;
const FEMININE = ['e', 'er'] as const;
const NEUTER = ['es', 'em'] as const;
const ENDINGS: Readonly<Record<string, readonly [string, string]>> = {
  'a car': NEUTER,
  'a motorcycle': NEUTER,
  'a bus': MASCULINE,
  'a train': MASCULINE,
  'a truck': MASCULINE,
  'a cat': FEMININE,
  'a dog': MASCULINE,
  'a horse': NEUTER,
  'a cow': FEMININE,
  'a boat': NEUTER,
  'a fire hydrant': MASCULINE,
  'a bird': MASCULINE,
  'an umbrella': MASCULINE,
  'a kite': MASCULINE,
  'a backpack': MASCULINE,
  'a handbag': FEMININE,
  'a suitcase': MASCULINE,
  'a cup': FEMININE,
  'a chair': MASCULINE,
  'a couch': FEMININE,
  'a bear': MASCULINE,
};
/** Nouns that are plural already. */
const PLURAL = new Set(['sheep', 'people', 'children']);

/** Captions without articles, as German ones are: "Brauner Hund rennt auf einer Wiese." */
const GRAMMAR: Omit<Grammar, 'title'> = {
  opening: ({ subject, beside, doing, place }, words) => {
    const who = list(subject, words, 0);
    const deed = doing === undefined ? (place ?? '') : acting(doing, subject, place);
    const link = `${who} ${deed}`.includes(' mit ') ? 'und' : 'mit';
    const things = beside.length === 0 ? '' : `${link} ${list(beside, words, 1)}`;
    return [who, deed, things].filter((part) => part !== '').join(' ');
  },
  bare: (opening) => opening,
  sentence: (opening, isBlackAndWhite) => westernSentence(opening, isBlackAndWhite, SAY),
  telling: (thing, words, isFirst) => `${isFirst ? 'mit' : 'und'} ${named(thing, words, 1)}`,
};

/** The nominative, or the dative. */
type Case = 0 | 1;

function list(things: readonly SaidThing[], words: Vocabulary, inCase: Case): string {
  return joined(
    things.map((thing) => named(thing, words, inCase)),
    ' und ',
  );
}

function named({ noun, count = 1, isMany, colour }: SaidThing, words: Vocabulary, inCase: Case): string {
  if (count > 1 || isMany) {
    const [many = '', dative = pluralDative(many)] = wordIn(words.plurals, noun).split('~');
    const number = isMany ? '' : `${NUMBERS[count - 2] ?? (inCase === 0 ? 'mehrere' : 'mehreren')} `;
    return `${number}${inCase === 0 ? many : dative}`;
  }
  const [alone = '', dative = alone] = wordIn(words.nouns, noun).split('~');
  const name = inCase === 0 ? alone : dative;
  if (colour !== undefined && PERSON_NOUNS.has(noun)) return `${name} in ${COLOURS[colour]?.clothes ?? ''}`;
  const ending = ENDINGS[noun]?.[inCase];
  return colour === undefined || ending === undefined
    ? name
    : `${COLOURS[colour]?.stem ?? ''}${ending} ${name}`;
}

/** Two with "mit": "zwei Hunden", but "zwei Frauen", "zwei Autos" and, marked in the data, "zwei Ski". */
function pluralDative(many: string): string {
  return /[ns]$/u.test(many) ? many : `${many}n`;
}

/** "rennt,rennen", with the place at the dots: "fährt … Ski". */
function acting(doing: string, subject: readonly SaidThing[], place: string | undefined): string {
  const [one = '', many = one] = doing.split(',');
  const [first] = subject;
  const isPlural = subject.length > 1 || (first && (isSeveral(first) || PLURAL.has(first.noun)));
  const form = isPlural ? many : one;
  const where = place === undefined ? '' : ` ${place}`;
  return form.includes(' … ') ? form.replace(' …', where) : `${form}${where}`;
}

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
