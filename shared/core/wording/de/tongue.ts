import { entriesOf, wordSet } from '../entries.ts';
import { PERSON_NOUNS, type SaidThing } from '../parts.ts';
import { joined, titleIn, type TitlePatterns } from '../phrases.ts';
import type { Grammar, Tongue, Vocabulary, NameLinks } from '../tongue.ts';
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
  a phone: Handys; a microwave: Mikrowellen; an oven: Backöfen; a toaster: Toaster; a sink: Waschbecken;
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
  cycling: fährt … Fahrrad,fahren … Fahrrad; racing: bei einem Rennen;
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
  riding a horse: reitet … auf einem Pferd,reiten … auf einem Pferd; with a frisbee: mit einem Frisbee;
  with a bicycle: mit einem Fahrrad; with a motorcycle: mit einem Motorrad; on a bench: auf einer Bank;
  with a cat: mit einer Katze; with a dog: mit einem Hund; with a horse: mit einem Pferd; with a backpack: mit Rucksack;
  with an umbrella: mit einem Regenschirm; with a handbag: mit einer Handtasche; wearing a necktie: mit Krawatte;
  with a suitcase: mit einem Koffer; with a wine glass: mit einem Weinglas; with a cake: mit einem Kuchen;
  on a couch: auf der Couch; with a laptop: mit einem Laptop; with a phone: mit einem Handy;
  with a book: mit einem Buch; with a teddy bear: mit einem Teddybären;
  wearing a hat: mit Hut; wearing a helmet: mit Helm; wearing a shirt: im Hemd;
  wearing a dress: im Kleid; wearing a jacket: in einer Jacke; wearing a suit: im Anzug;
  wearing sunglasses: mit Sonnenbrille; wearing a skirt: im Rock; wearing a swimsuit: im Badeanzug;
  riding an elephant: reitet … auf einem Elefanten,reiten … auf einem Elefanten; wearing a mask: mit Maske`;

/** Where they are; in German. */
const PLACES = `
  on grass: auf einer Wiese; in the snow: im Schnee; on a beach: am Strand; in the water: im Wasser; on the water: auf dem Wasser;
  in a pool: im Pool; on a street: auf der Straße; on a road: auf der Straße;
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
  a fish: m Fisch; a shark: m Hai; a bird: m Vogel; a salamander: m Salamander; a frog: m Frosch; a turtle: f Schildkröte;
  a lizard: f Eidechse; a snake: f Schlange; a spider: f Spinne; an insect: n Insekt;
  an elephant: m Elefant~Elefanten; a wild animal: n Wildtier; a sea creature: n Meerestier; a seashell: f Muschel;
  a crab: f Krabbe; a lobster: m Hummer; a whale: m Wal; a dog: m Hund; a wolf: m Wolf; a wild dog: m Wildhund;
  a fox: m Fuchs; a cat: f Katze; a big cat: f Raubkatze; a bear: m Bär~Bären; a beetle: m Käfer; a butterfly: m Schmetterling;
  a horse: n Pferd; a cow: f Kuh; a sheep: n Schaf;
  an antelope: f Antilope; an ape: m Menschenaffe~Menschenaffen; a monkey: m Affe~Affen; a panda: m Panda;
  a toy: n Spielzeug; clothes: Kleidungsstücke~Kleidungsstücken;   a musical instrument: n Musikinstrument; a guitar: f Gitarre; a ship: n Schiff; an airplane: n Flugzeug;
  an altar: m Altar; an army vehicle: n Militärfahrzeug; a clock: f Uhr; a bag: f Tasche; food: Essen;
  a room: n Zimmer; a building: n Gebäude; a ball: m Ball; a car: n Auto;
  a drink: n Getränk;
  a bicycle: n Fahrrad; a boat: n Boot; the sea: n Meer; a train: m Zug;
  a tool: n Werkzeug; a phone: n Handy; a fence: m Zaun; shoes: Schuhe~Schuhen;
  a computer: m Computer; a hat: m Hut; a kitchen appliance: n Küchengerät;
  a dock: m Anleger; a truck: m Lkw; a fountain: m Brunnen; a plant: f Pflanze; a cart: m Wagen; a person: f Person;
  a bus: m Bus; a van: m Lieferwagen; a motorcycle: n Motorrad; a tent: n Zelt; a jug: f Kanne;   a shop: m Laden; a stage: f Bühne; a bridge: f Brücke; a swing: f Schaukel;
  a suit: m Anzug; a book: n Buch; a dessert: n Dessert; bread: Brot; vegetables: Gemüse; a flower: f Blume;
  fruit: Obst; a landscape: f Landschaft; a wedding: f Hochzeit;
  a fire hydrant: m Hydrant~Hydranten; a stop sign: n Stoppschild; a bench: f Bank; a giraffe: f Giraffe; a handbag: f Handtasche;
  a necktie: f Krawatte; a suitcase: m Koffer; a frisbee: n Frisbee; skis: Ski~Skiern; a snowboard: n Snowboard;
  a kite: m Drachen; a baseball bat: m Baseballschläger; a baseball glove: m Baseballhandschuh;
  a skateboard: n Skateboard; a surfboard: n Surfbrett; a bottle: f Flasche; a wine glass: n Weinglas; a cup: f Tasse;
  a fork: f Gabel; a knife: n Messer; a spoon: m Löffel; a bowl: f Schüssel; a banana: f Banane; an apple: m Apfel;
  a sandwich: n Sandwich; an orange: f Orange; a carrot: f Karotte; a donut: m Donut; a cake: m Kuchen; a chair: m Stuhl;
  a potted plant: f Topfpflanze; a bed: n Bett; a keyboard: f Tastatur; an oven: m Backofen; a sink: n Waschbecken;
  scissors: f Schere; a toothbrush: f Zahnbürste; a man: m Mann; a woman: f Frau; a boy: m Junge~Jungen; a girl: n Mädchen;
  a child: n Kind; a baby: n Baby; a couple: n Paar; a crowd: f Menschenmenge; a player: m Spieler;
  a group of people: f Menschengruppe; a group of children: f Kindergruppe; a helmet: m Helm;
  football: Football; soccer: Fußball; baseball: Baseball; basketball: Basketball; tennis: Tennis;
  hockey: Hockey; volleyball: Volleyball; a helicopter: m Hubschrauber; flowers: Blumen; a table: m Tisch;
  a sofa: n Sofa; a shirt: n Hemd; a dress: n Kleid; a statue: f Statue; a painting: n Gemälde;
  a whiteboard: n Whiteboard; handwriting: Handschrift; a receipt: m Kassenbon; a screenshot: m Screenshot;
  a printed page: f gedruckte Seite~gedruckten Seite; a bride: f Braut; balloons: Luftballons; a tower: m Turm;
  a house: n Haus; sheep: Schafe~Schafen; trees: Bäume~Bäumen; a hill: m Hügel; waves: Wellen; the sky: m Himmel;
  clouds: Wolken; a sunset: m Sonnenuntergang; a path: m Weg; a wall: f Wand; a glacier: m Gletscher;
  a waterfall: m Wasserfall; a garden: m Garten; a window: n Fenster; a fire: n Feuer;
  a whiteboard with notes: n Whiteboard mit Notizen;
  a page of handwritten notes: f Seite mit handschriftlichen Notizen;
  a museum exhibit: n Museumsstück; a birthday party: f Geburtstagsfeier; a concert: n Konzert;
  a volleyball game: n Volleyballspiel; a football game: n Footballspiel; a baseball game: n Baseballspiel;
  a cricket match: n Cricketspiel; a basketball game: n Basketballspiel; a hockey game: n Hockeyspiel;
  table tennis: Tischtennis; wrestlers in a ring: Wrestler im Ring~Wrestlern im Ring; a gymnast: f Turnerin;
  badminton: Badminton; a boxing match: m Boxkampf; fencers: Fechter~Fechtern; rock climbing: Klettern am Fels;
  weight lifting: Gewichtheben; a swimmer: m Schwimmer; motor sport: Motorsport; skiing: Skifahren;
  a carton of juice: f Saftpackung; a dandelion: m Löwenzahn; tulips: Tulpen; a rose: f Rose;
  people: Menschen; children: Kinder~Kindern; buildings: Gebäude~Gebäuden;
  a sunflower: f Sonnenblume; a beach: m Strand; a cloudy sky: m bewölkter Himmel~bewölkten Himmel;
  buildings in a city: Gebäude in der Stadt~Gebäuden in der Stadt; a city street: f Straße in der Stadt;
  a kitchen: f Küche; a bathroom: n Badezimmer; a bedroom: n Schlafzimmer; a living room: n Wohnzimmer;
  a jacket: f Jacke; trousers: f Hose; a skirt: m Rock; jewelry: Schmuck; mountains: Berge~Bergen; a forest: m Wald;
  snowy mountains: verschneite Berge~verschneiten Bergen;
  a printed receipt: m gedruckter Kassenbon~gedruckten Kassenbon;
  handwritten notes: handschriftliche Notizen~handschriftlichen Notizen;
  a printed document: n gedrucktes Dokument~gedruckten Dokument; a work of art: n Kunstwerk; a party: f Feier;
  a music performance: m Musikauftritt; a sports scene: f Sportszene; a pet: n Haustier; a farm animal: n Bauernhoftier;
  an aircraft: n Flugzeug; a vehicle: n Fahrzeug;
  a historic landmark: f historische Sehenswürdigkeit~historischen Sehenswürdigkeit;
  an electronic device: n elektronisches Gerät~elektronischen Gerät; clothing: Kleidung;
  a household item: m Haushaltsgegenstand; a piece of furniture: n Möbelstück; an animal: n Tier;
  a rabbit: n Kaninchen; a rodent: n Nagetier; a goat: f Ziege; a squirrel: n Eichhörnchen; a terrier: m Terrier;
  a hound: m Jagdhund; a spaniel: m Spaniel; a retriever: m Retriever; a setter: m Setter; a poodle: m Pudel;
  a schnauzer: m Schnauzer; a parrot: m Papagei~Papageien; an owl: f Eule; a ray: m Rochen; a reptile: n Reptil;
  an amphibian: f Amphibie; a tree: m Baum; an athlete: m Sportler; a coat: m Mantel;
  sports equipment: Sportausrüstung; a container: m Behälter; a glass: n Glas; a pot: m Topf; a pan: f Pfanne;
  a box: f Kiste; a basket: m Korb; cutlery: Besteck; a kitchen utensil: n Küchenutensil;
  an appliance: n Haushaltsgerät; a machine: f Maschine; a lock: n Vorhängeschloss; a weapon: f Waffe; a gun: f Schusswaffe;
  a monument: n Denkmal; grass: Gras; snow: Schnee; sand: Sand; rocks: Felsen; water: Wasser; a river: m Fluss;
  a pool: m Pool; a field: n Feld; a park: m Park; a playground: m Spielplatz; a street: f Straße;
  a road: f Landstraße; a city: f Stadt; a track: f Rennbahn;
  a screen: m Bildschirm`;

const SAY: SentenceWords = {
  with: 'mit',
  inBlackAndWhite: 'in Schwarz-Weiß',
};
/** What names don't begin with. */
const LEADING = /^(?:der|die|das|den|dem|ein|eine|einen|einem|einer) /iu;
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

type Gender = 'm' | 'f' | 'n';

/** The nominative, or the dative. */
type Case = 0 | 1;

const ARTICLES: Readonly<Record<Gender, readonly [string, string]>> = {
  m: ['ein', 'einem'],
  f: ['eine', 'einer'],
  n: ['ein', 'einem'],
};
const DEFINITE: Readonly<Record<Gender, readonly [string, string]>> = {
  m: ['der', 'dem'],
  f: ['die', 'der'],
  n: ['das', 'dem'],
};
/** The endings of adjectives behind an indefinite article. */
const ENDINGS: Readonly<Record<Gender, readonly [string, string]>> = {
  m: ['er', 'en'],
  f: ['e', 'en'],
  n: ['es', 'en'],
};

/** Nouns begin with their gender, as in dictionaries; those without one stand without an article. */
const GENDERED = entriesOf(ANIMALS, THINGS, KINDS);
const GENDER = /^(?:[mfn] )/u;
const NOUNS: ReadonlyMap<string, string> = new Map(
  [...GENDERED].map(([key, noun]) => [key, noun.replace(GENDER, '')]),
);

function genderOf(noun: string): Gender | undefined {
  const [mark] = GENDER.exec(GENDERED.get(noun) ?? '') ?? [];
  return mark?.trim() as Gender | undefined;
}

/** Nouns that are plural already. */
const PLURAL = new Set(['sheep', 'people', 'children']);

/** Whole sentences: "Ein brauner Hund rennt auf einer Wiese." */
const GRAMMAR: Omit<Grammar, 'title'> = {
  opening: ({ subject, beside, doing, place }, words) => {
    const who = list(subject, words, 0);
    const deed = doing === undefined ? (place ?? '') : acting(doing, subject, place);
    const link = `${who} ${deed}`.includes(' mit ') ? 'und' : 'mit';
    const things = beside.length === 0 ? '' : `${link} ${list(beside, words, 1)}`;
    return [who, deed, things].filter((part) => part !== '').join(' ');
  },
  bare: (opening) => opening.replace(LEADING, ''),
  sentence: (opening, isBlackAndWhite) => westernSentence(opening, isBlackAndWhite, SAY),
  telling: (thing, words, isFirst) => `${isFirst ? 'mit' : 'und'} ${named(thing, words, 1)}`,
};

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
  const gender = genderOf(noun);
  if (gender === undefined) return name;
  const article = (noun.startsWith('the ') ? DEFINITE : ARTICLES)[gender][inCase];
  if (colour === undefined) return `${article} ${name}`;
  const { stem = '', clothes = '' } = COLOURS[colour] ?? {};
  if (PERSON_NOUNS.has(noun)) return `${article} ${name} in ${clothes}`;
  return `${article} ${stem}${ENDINGS[gender][inCase]} ${name}`;
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

const LINKS: NameLinks = {
  starts: wordSet('und oder mit ohne auf am an im in bei zu zum zur vor neben unter über hinter aus'),
  joints: wordSet('von vom'),
  articles: wordSet('der die das den dem des ein eine einen einem einer eines'),
};

const TITLES: TitlePatterns = {
  links: LINKS,
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
    nouns: NOUNS,
    plurals: entriesOf(PLURALS),
    actions: entriesOf(ACTIONS),
    places: entriesOf(PLACES),
  },
  grammar: { ...GRAMMAR, title: (title) => titleIn('de', title, TITLES) },
  naming: {
    keepsCase: true,
    leading: LEADING,
    links: LINKS,
  },
  colon: ': ',
  stop: '. ',
};
