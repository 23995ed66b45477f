import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameInStyle, withoutArticle } from '#core/naming/short-name.ts';
import { compose, sayTold } from '#core/wording/say-told.ts';
import { loadTongue } from '#core/wording/load-tongue.ts';
import { withEnglish } from '#core/wording/to-english.ts';
import { OTHER_LANGUAGES, type OtherLanguage } from '#core/wording/other-language.ts';
import { type DescriptionParts, readParts, type SaidThing } from '#core/wording/parts.ts';
import type { Tongue } from '#core/wording/tongue.ts';
import { ACTIONS, BESIDE, COLOURED, COUNTED, NOUNS, PLACES } from './vocabulary.ts';

const tongues = await Promise.all(OTHER_LANGUAGES.map(loadTongue));

/** Words of English that none of the languages has. */
const ENGLISH =
  /(?<![\p{L}\p{M}-])(?:the|and|with|of|dog|trees|possibly|running|several|woman)(?![\p{L}\p{M}-])/iu;

/** Gaps, doubled spaces, and markup of the data. */
const BROKEN = /undefined|\s\s|\s[.,。、]|[~…|;]|,,|^\s|\s$/u;

const undefinedWords = (keys: readonly string[], words: ReadonlyMap<string, string>) =>
  keys.filter((key) => !words.get(key)?.trim());

describe.each(tongues.map((tongue) => [tongue.language, tongue] as const))(
  'descriptions in %s',
  (_, tongue) => {
    const { words } = tongue;

    it.each([
      ['nouns', NOUNS],
      ['plurals', COUNTED],
      ['actions', ACTIONS],
      ['places', PLACES],
    ] as const)('know all %s of the engine, and no others', (part, keys) => {
      expect(undefinedWords(keys, words[part])).toEqual([]);
      expect([...words[part].keys()].filter((key) => !keys.includes(key))).toEqual([]);
    });

    it('have their own wording for nearly every phrase', () => {
      const bare = (text: string) => text.toLowerCase().replace(/^(?:an?|the|une?|una|der|die|das) /u, '');
      const same = NOUNS.filter((noun) => bare(words.nouns.get(noun) ?? '') === bare(noun));
      // Dachshund, kimono, pizza: names that travel.
      expect(same.length).toBeLessThan(NOUNS.length / 5);
      expect(
        [...ACTIONS, ...PLACES].filter((key) => (words.actions.get(key) ?? words.places.get(key)) === key),
      ).toEqual([]);
    });

    it.each([
      ['noun', NOUNS.map((noun): DescriptionParts => ({ subject: [{ noun }] }))],
      ['colour', COLOURED.map((thing): DescriptionParts => ({ subject: [thing], beside: [thing] }))],
      [
        'plural',
        COUNTED.map((noun): DescriptionParts => ({
          subject: [{ noun, count: 2 }],
          also: [{ noun, count: 9 }],
        })),
      ],
      ['action', ACTIONS.map((doing): DescriptionParts => ({ subject: [{ noun: 'a woman' }], doing }))],
      [
        'place',
        PLACES.map((place): DescriptionParts => ({ subject: [{ noun: 'a dog' }], doing: 'running', place })),
      ],
      [
        'thing beside',
        BESIDE.map((noun): DescriptionParts => ({
          subject: [{ noun: 'a cat' }],
          beside: [{ noun }],
          also: [{ noun }],
        })),
      ],
    ] as const)('say every %s in well-formed sentences without English', (_kind, all) => {
      expect(all.flatMap((parts) => problemsOf(parts, tongue))).toEqual([]);
    });

    it('say every combination of the engine in well-formed sentences', () => {
      fc.assert(
        fc.property(anyParts, (parts) => {
          expect(problemsOf(parts, tongue)).toEqual([]);
        }),
      );
    });

    it('fall back to English if a word is missing', () => {
      expect(compose({ subject: [{ noun: 'a hoverboard' }] }, tongue)).toBeUndefined();
      expect(compose({ subject: [{ noun: 'a dog' }], doing: 'levitating' }, tongue)).toBeUndefined();
      expect(compose({ subject: [{ noun: 'a dog' }], place: 'on the moon' }, tongue)).toBeUndefined();
      expect(compose({ subject: [{ noun: 'the sky', count: 2 }] }, tongue)).toBeUndefined();
      expect(compose({ subject: [] }, tongue)).toBeUndefined();
      expect(compose({ subject: [{ noun: 'a dog', colour: 'mauve' }] }, tongue)).toBeUndefined();
    });
  },
);

/** Returns the problems of a language's text for these parts. */
function problemsOf(parts: DescriptionParts, tongue: Tongue): string[] {
  const worded = compose(parts, tongue);
  if (!worded) return [`nothing is said of ${JSON.stringify(parts)}`];
  const { description, names, bare, rest, telling } = worded;
  const texts = [description, ...names, bare, ...telling(true), ...telling(false)];
  const isOurs = parts.title === undefined;
  return [
    ...texts.filter((text) => BROKEN.test(text) || !/\p{L}/u.test(text)),
    ...texts.filter((text) => isOurs && ENGLISH.test(text)),
    ...[description].filter((text) => !/^(?:[\p{Lu}\p{Lo}\p{N}「]|iPod)/u.test(text)),
    ...[description].filter((text) => !/[.。]$/u.test(text) || !text.endsWith(rest)),
  ];
}

const thing: fc.Arbitrary<SaidThing> = fc.oneof(
  fc.constantFrom(...NOUNS).map((noun) => ({ noun })),
  fc.constantFrom(...COLOURED),
  fc.record({ noun: fc.constantFrom(...COUNTED), count: fc.integer({ min: 2, max: 12 }) }),
  fc.record({ noun: fc.constantFrom(...COUNTED), isMany: fc.constant(true as const) }),
);
const things = fc.array(thing, { minLength: 1, maxLength: 3 });

const anyParts: fc.Arbitrary<DescriptionParts> = fc.record(
  {
    subject: things,
    title: fc.record(
      {
        kind: fc.constantFrom('receipt', 'invoice', 'screenshot', 'document', 'notes'),
        text: fc.constantFrom('Bookworld', 'The History of the Harbour'),
        date: fc.constantFrom('2019', '2019-03-14'),
      },
      { requiredKeys: ['kind', 'text'] },
    ),
    doing: fc.constantFrom(...ACTIONS),
    place: fc.constantFrom(...PLACES),
    beside: things,
    also: things,
    isBlackAndWhite: fc.constant(true as const),
  },
  { requiredKeys: ['subject'] },
);

const DOG_RUNNING: DescriptionParts = {
  subject: [{ noun: 'a dog', colour: 'brown' }],
  doing: 'running',
  place: 'on grass',
  also: [{ noun: 'trees' }, { noun: 'a fence' }],
};
const MEN_PLAYING: DescriptionParts = {
  subject: [{ noun: 'a man', count: 2 }],
  doing: 'playing soccer',
  place: 'in a field',
  isBlackAndWhite: true,
};
const COWS: DescriptionParts = { subject: [{ noun: 'a cow', count: 7 }] };
const DOGS: DescriptionParts = {
  subject: [{ noun: 'a dog', isMany: true }],
  doing: 'sitting',
  beside: [{ noun: 'a child', isMany: true }],
};
const WOMAN_IN_RED: DescriptionParts = { subject: [{ noun: 'a woman', colour: 'red' }], place: 'on a beach' };
const WOMAN_IN_JACKET: DescriptionParts = {
  subject: [{ noun: 'a woman', colour: 'blue' }],
  doing: 'wearing a jacket',
  place: 'on a street',
};
const SCENE: DescriptionParts = { subject: [{ noun: 'trees' }, { noun: 'a hill' }, { noun: 'a path' }] };
const WOMAN_SITTING: DescriptionParts = {
  subject: [{ noun: 'a woman' }],
  doing: 'sitting',
  beside: [{ noun: 'a dog', colour: 'black' }],
};
const WOMAN_WITH: DescriptionParts = {
  subject: [{ noun: 'a woman' }],
  beside: [{ noun: 'a digital watch' }, { noun: 'leaves' }],
};
const RECEIPT: DescriptionParts = {
  subject: [],
  title: { kind: 'receipt', text: 'Bookworld', date: '2019-03-14' },
};
const CASTLE: DescriptionParts = {
  subject: [{ noun: 'a castle' }],
  place: 'at night',
  also: [{ noun: 'trees' }],
};

const KITCHEN: DescriptionParts = { subject: [{ noun: 'a kitchen' }], beside: [{ noun: 'a sink' }] };
const HILL: DescriptionParts = {
  subject: [{ noun: 'a hill' }],
  beside: [{ noun: 'a person', count: 2 }, { noun: 'trees' }],
};
const PEOPLE_AT_WEDDING: DescriptionParts = {
  subject: [{ noun: 'a person', isMany: true }],
  place: 'at a wedding',
};
const PIZZA: DescriptionParts = { subject: [{ noun: 'a pizza' }], place: 'on a table' };
const PEOPLE_ON_STREET: DescriptionParts = { subject: [{ noun: 'a group of people' }], place: 'on a street' };
const SKELETON: DescriptionParts = { subject: [{ noun: 'a dinosaur skeleton' }], place: 'indoors' };
const CHILDREN_SMILING: DescriptionParts = { subject: [{ noun: 'children' }], doing: 'smiling' };
const PEOPLE_SITTING: DescriptionParts = { subject: [{ noun: 'people' }], doing: 'sitting' };

describe('a description', () => {
  it.each([
    ['de', DOG_RUNNING, 'Ein brauner Hund rennt auf einer Wiese.'],
    ['de', MEN_PLAYING, 'Zwei Männer spielen auf einem Feld Fußball, in Schwarz-Weiß.'],
    ['de', COWS, 'Mehrere Kühe.'],
    ['de', DOGS, 'Hunde sitzen mit Kindern.'],
    ['fr', DOGS, 'Des chiens assis avec des enfants.'],
    ['es', DOGS, 'Perros sentados con niños pequeños.'],
    ['ja', DOGS, '座っている犬と子ども。'],
    ['de', WOMAN_IN_RED, 'Eine Frau in Rot am Strand.'],
    ['fr', WOMAN_IN_RED, 'Une femme en rouge sur la plage.'],
    ['es', WOMAN_IN_RED, 'Una mujer de rojo en la playa.'],
    ['ja', WOMAN_IN_RED, 'ビーチにいる赤い服の女性。'],
    ['de', SCENE, 'Bäume, ein Hügel und ein Weg.'],
    ['de', WOMAN_SITTING, 'Eine Frau sitzt mit einem schwarzen Hund.'],
    ['de', WOMAN_WITH, 'Eine Frau mit einer digitalen Armbanduhr und Blättern.'],
    ['de', RECEIPT, 'Kassenbon von Bookworld, 14. März 2019.'],
    ['de', CASTLE, 'Eine Burg bei Nacht.'],
    ['es', DOG_RUNNING, 'Un perro marrón corriendo sobre la hierba.'],
    ['es', MEN_PLAYING, 'Dos hombres jugando al fútbol en un campo, en blanco y negro.'],
    ['es', COWS, 'Varias vacas.'],
    ['es', WOMAN_SITTING, 'Una mujer sentada con un perro negro.'],
    ['es', RECEIPT, 'Recibo de Bookworld, 14 de marzo de 2019.'],
    ['fr', DOG_RUNNING, 'Un chien marron qui court dans l’herbe.'],
    ['fr', COWS, 'Plusieurs vaches.'],
    ['fr', PEOPLE_SITTING, 'Des personnes assises.'],
    [
      'de',
      { subject: [{ noun: 'mountains' }], beside: [{ noun: 'skis', count: 2 }] },
      'Berge mit zwei Skiern.',
    ],
    ['fr', WOMAN_SITTING, 'Une femme assise avec un chien noir.'],
    ['fr', CASTLE, 'Un château de nuit.'],
    ['ja', DOG_RUNNING, '草の上を走っている茶色い犬。'],
    ['ja', MEN_PLAYING, 'グラウンドでサッカーをしている2人の男性の白黒写真。'],
    ['ja', COWS, '数頭の牛。'],
    ['ja', SCENE, '木々、丘と小道。'],
    ['ja', CASTLE, '夜の城。'],
    ['ja', KITCHEN, '流し台のあるキッチン。'],
    ['ja', HILL, '木々があり、2人がいる丘。'],
    ['ja', PEOPLE_AT_WEDDING, '結婚式の人々。'],
    ['ja', PIZZA, 'テーブルの上のピザ。'],
    ['de', PEOPLE_ON_STREET, 'Eine Menschengruppe auf der Straße.'],
    ['fr', PEOPLE_ON_STREET, 'Un groupe de personnes dans une rue.'],
    ['es', PEOPLE_ON_STREET, 'Un grupo de personas en la calle.'],
    ['ja', SKELETON, '室内の恐竜の骨格。'],
    ['ja', PEOPLE_ON_STREET, '通りにいる人々。'],
    ['fr', CHILDREN_SMILING, 'Des enfants qui sourient.'],
    ['es', PEOPLE_SITTING, 'Personas sentadas.'],
    ['es', { subject: [{ noun: 'a boat', count: 2 }], place: 'on the water' }, 'Dos barcos sobre el agua.'],
    ['de', { subject: [{ noun: 'the sky' }], beside: [{ noun: 'the sea' }] }, 'Himmel mit Meer.'],
    [
      'de',
      { subject: [{ noun: 'an elephant' }, { noun: 'a red panda' }] },
      'Ein Elefant und ein Roter Panda.',
    ],
    ['fr', { subject: [{ noun: 'a dog' }], beside: [{ noun: 'a ball' }] }, 'Un chien avec une balle.'],
    ['fr', { subject: [{ noun: 'a cat', colour: 'orange' }], doing: 'lying down' }, 'Un chat roux couché.'],
    ['fr', WOMAN_IN_JACKET, 'Une femme en veste dans une rue.'],
    ['ja', WOMAN_IN_JACKET, 'ジャケットを着て通りにいる女性。'],
    ['de', WOMAN_IN_JACKET, 'Eine Frau in einer Jacke auf der Straße.'],
    ['ja', { subject: [{ noun: 'a dog' }], beside: [{ noun: 'a person', count: 2 }] }, '犬と2人の人物。'],
    ['ja', { subject: [{ noun: 'a person', count: 9 }] }, '大勢の人。'],
    ['de', { subject: [{ noun: 'a house' }], place: 'on a street' }, 'Ein Haus an der Straße.'],
    ['de', { subject: [{ noun: 'a bird' }], doing: 'jumping' }, 'Ein Vogel hüpft.'],
    ['es', { subject: [{ noun: 'a bald eagle' }], doing: 'sitting' }, 'Un águila calva posada.'],
    ['es', { subject: [{ noun: 'a group of people' }], doing: 'sitting' }, 'Un grupo de personas sentadas.'],
    ['ja', { subject: [{ noun: 'an owl' }], doing: 'sitting' }, '止まっているフクロウ。'],
    ['ja', { subject: [{ noun: 'people' }], place: 'at a party' }, 'パーティーにいる人々。'],
    ['ja', { subject: [{ noun: 'a cat' }], doing: 'sitting', place: 'on a chair' }, '椅子に座っている猫。'],
    [
      'ja',
      { subject: [{ noun: 'people' }], place: 'at a table', beside: [{ noun: 'a grocery store' }] },
      '食料品店のテーブルの前にいる人々。',
    ],
    ['ja', { subject: [{ noun: 'a man' }], doing: 'climbing', place: 'on rocks' }, '岩を登っている男性。'],
    ['ja', { subject: [{ noun: 'a duck' }], place: 'in the water' }, '水辺にいるカモ。'],
    [
      'ja',
      { subject: [], title: { kind: 'screenshot', text: 'Alaska' } },
      '「Alaska」のスクリーンショット。',
    ],
    ['ja', { subject: [], title: { kind: 'receipt', date: '2019' } }, 'レシート、2019年。'],
    [
      'ja',
      { subject: [{ noun: 'a kitchen' }], beside: [{ noun: 'a person', colour: 'white' }] },
      '白い服の人がいるキッチン。',
    ],
    [
      'fr',
      { subject: [{ noun: 'a boy' }], doing: 'playing soccer', beside: [{ noun: 'a ball' }] },
      'Un garçon qui joue au football avec un ballon.',
    ],
    [
      'de',
      { subject: [{ noun: 'a woman' }], doing: 'eating', place: 'at a table' },
      'Eine Frau isst am Tisch.',
    ],
  ] as const)('in %s of %j is "%s"', async (language, parts, description) => {
    expect(compose(parts, await loadTongue(language))?.description).toBe(description);
  });
});

async function nameOf(language: OtherLanguage, parts: DescriptionParts): Promise<string> {
  const tongue = await loadTongue(language);
  return nameInStyle(compose(parts, tongue)?.names ?? [], tongue.naming);
}

describe('the name of a page', () => {
  it.each([
    ['de', 'Bookworld', 'Kassenbon_Bookworld_14_März_2019'],
    ['de', 'The Little Bookshop', 'Kassenbon_The_Little_14_März_2019'],
    ['es', 'Bookworld', 'recibo_de_Bookworld_14_de_marzo_de_2019'],
    ['fr', 'Bookworld Central', 'ticket_de_caisse_Bookworld_14_mars_2019'],
    ['ja', 'Bookworld', 'レシート_Bookworld_2019年3月14日'],
  ] as const)('with a date has the whole date in %s: %s', async (language, text, name) => {
    expect(
      await nameOf(language, { subject: [], title: { kind: 'receipt', text, date: '2019-03-14' } }),
    ).toBe(name);
  });

  it.each([
    ['de', 'document', 'Alaska', 'Dokument_Alaska'],
    ['de', 'screenshot', 'Google Account', 'Screenshot_Google_Account'],
    ['es', 'document', 'Alaska', 'documento_titulado_Alaska'],
    ['es', 'document', 'History of Alaska', 'History_of_Alaska'],
    ['es', 'screenshot', 'Alaska', 'captura_de_Alaska'],
    ['fr', 'notes', 'Alaska', 'notes_intitulées_Alaska'],
    ['fr', 'screenshot', 'Alaska', 'capture_d’Alaska'],
    ['fr', 'screenshot', 'Paris', 'capture_de_Paris'],
    ['ja', 'document', 'Alaska', 'Alaska_文書'],
    ['de', 'screenshot', 'Log In', 'Screenshot_Log_In'],
    ['fr', 'screenshot', 'YouTube', 'capture_de_YouTube'],
    [
      'fr',
      'document',
      'The Great Illustrated Encyclopedia of the Roman Empire',
      'The_Great_Illustrated_Encyclopedia',
    ],
    ['ja', 'document', 'A Brief Illustrated History of the Old Town', 'A_Brief_Illustrated_History_文書'],
    ['de', 'document', 'Die Zeit', 'Die_Zeit'],
  ] as const)('with a heading has the order of words of %s: %s %s', async (language, kind, text, name) => {
    expect(await nameOf(language, { subject: [], title: { kind, text } })).toBe(name);
  });
});

const KITE_FLIER: DescriptionParts = {
  subject: [{ noun: 'a man', colour: 'red' }],
  doing: 'flying a kite',
  place: 'on a playground',
  beside: [{ noun: 'a bicycle' }],
};

describe('a name that is too long', () => {
  it.each([
    ['de', KITE_FLIER, 'Mann_in_Rot_lässt_einen_Drachen_steigen'],
    ['es', KITE_FLIER, 'hombre_de_rojo_haciendo_volar_una_cometa'],
    ['es', { subject: [{ noun: 'a pan flute' }] }, 'flauta_de_Pan'],
    ['fr', KITE_FLIER, 'homme_en_rouge'],
    ['fr', { ...KITE_FLIER, subject: [{ noun: 'a boy' }] }, 'garçon_qui_fait_voler_un_cerf-volant'],
    ['de', { subject: [{ noun: 'a woman' }], isBlackAndWhite: true }, 'Frau_in_Schwarz-Weiß'],
    ['ja', { subject: [{ noun: 'a woman' }], isBlackAndWhite: true }, '女性の白黒写真'],
    ['ja', { subject: [{ noun: 'a street' }, { noun: 'trees' }, { noun: 'a hill' }] }, '通りと木々と丘'],
    ['ja', KITE_FLIER, '遊び場で凧を揚げている赤い服の男性と自転車'],
    [
      'de',
      { subject: [{ noun: 'a submarine' }], place: 'at a concert', beside: [{ noun: 'a birthday party' }] },
      'U-Boot_auf_einem_Konzert',
    ],
  ] as const)('loses whole phrases in %s', async (language, parts, name) => {
    expect(await nameOf(language, parts)).toBe(name);
  });

  it.each([
    ['fr', 'Un vieil homme souriant avec un grand cerf-volant jaune', 'vieil_homme_souriant'],
    ['es', 'Una señora mayor con un abrigo de piel muy largo', 'señora_mayor'],
    ['de', 'Ein älterer Herr mit der großen roten Einkaufstasche', 'älterer_Herr'],
  ] as const)('in %s is cut before a phrase if a chat model wrote it: %s', async (language, text, name) => {
    const { naming } = await loadTongue(language);
    expect(nameInStyle([withoutArticle(text, naming)], naming)).toBe(name);
  });
});

describe('what tells equal names apart', () => {
  it('is nothing that the name has', async () => {
    const parts: DescriptionParts = {
      subject: [{ noun: 'a desktop computer' }],
      also: [{ noun: 'a desk' }, { noun: 'a chair' }],
    };
    expect(sayTold({ parts }, undefined, await loadTongue('fr'))?.telling).toEqual(['_avec_une_chaise']);
  });

  it.each([
    ['de', { ...KITE_FLIER, also: [{ noun: 'a tree' }] }, '_mit_einem_Baum'],
    ['fr', { ...KITE_FLIER, also: [{ noun: 'a tree' }] }, '_avec_un_arbre'],
    [
      'de',
      { subject: [{ noun: 'a woman' }], doing: 'with a phone', also: [{ noun: 'a tree' }] },
      '_und_einem_Baum',
    ],
  ] as const)('continues the name in %s', async (language, parts, mark) => {
    expect(sayTold({ parts }, undefined, await loadTongue(language))?.telling).toEqual([mark]);
  });
});

describe('parts', () => {
  it('are read back as they were written', () => {
    fc.assert(
      fc.property(anyParts, (parts) => {
        expect(readParts(JSON.parse(JSON.stringify(parts)))).toEqual(parts);
      }),
    );
  });

  it.each([
    undefined,
    'a dog',
    {},
    { subject: ['a dog'] },
    { subject: [{ noun: 'x'.repeat(81) }] },
    { subject: [{ noun: 'a dog', count: 1 }] },
    { subject: [{ noun: 'a dog' }], title: { kind: 'receipt', date: 'tomorrow' } },
    { subject: Array.from({ length: 13 }, () => ({ noun: 'a dog' })) },
  ])('are missing in %j', (value) => {
    expect(readParts(value)).toBeUndefined();
  });
});

describe('a person’s text in another language', () => {
  it.each([
    ['fr', 'Salle de bain 2019', 'a bathroom'],
    ['fr', 'La salle de bains', 'a bathroom'],
    ['es', 'Barcas en el lago', 'a boat'],
    ['de', 'Strand 2019', 'a beach'],
    ['ja', '大きな船舶', 'a ship'],
  ])('in %s: %s is followed by “%s”', (language, text, phrase) => {
    const tongue = tongues.find((one) => one.language === language)!;
    expect(withEnglish(text, tongue).split(', ')).toContain(phrase);
    expect(withEnglish(text, tongue)).toMatch(new RegExp(`^${text}`));
  });
});
