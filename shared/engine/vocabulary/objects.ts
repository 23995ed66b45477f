import type { CategoryName } from '#core/categories/categorize.ts';

/** The name of a detected thing in singular and plural, and the category of a photo of it. */
export interface ObjectWords {
  readonly one: string;
  readonly many: string;
  readonly category: CategoryName;
}

/** The COCO label of a person. */
export const PERSON_LABEL = 0;

/** By COCO label as the detector numbers them (dist/models/objects.txt); unused numbers are left out. */
export const OBJECT_WORDS: Readonly<Record<number, ObjectWords>> = {
  0: { one: 'a person', many: 'people', category: 'People & Portraits' },
  1: { one: 'a bicycle', many: 'bicycles', category: 'Vehicles' },
  2: { one: 'a car', many: 'cars', category: 'Vehicles' },
  3: { one: 'a motorcycle', many: 'motorcycles', category: 'Vehicles' },
  4: { one: 'an airplane', many: 'airplanes', category: 'Aircraft' },
  5: { one: 'a bus', many: 'buses', category: 'Vehicles' },
  6: { one: 'a train', many: 'trains', category: 'Vehicles' },
  7: { one: 'a truck', many: 'trucks', category: 'Vehicles' },
  8: { one: 'a boat', many: 'boats', category: 'Boats & Ships' },
  9: { one: 'a traffic light', many: 'traffic lights', category: 'Buildings & City' },
  10: { one: 'a fire hydrant', many: 'fire hydrants', category: 'Buildings & City' },
  12: { one: 'a stop sign', many: 'stop signs', category: 'Buildings & City' },
  13: { one: 'a parking meter', many: 'parking meters', category: 'Buildings & City' },
  14: { one: 'a bench', many: 'benches', category: 'Buildings & City' },
  15: { one: 'a bird', many: 'birds', category: 'Birds' },
  16: { one: 'a cat', many: 'cats', category: 'Pets' },
  17: { one: 'a dog', many: 'dogs', category: 'Pets' },
  18: { one: 'a horse', many: 'horses', category: 'Farm Animals' },
  19: { one: 'a sheep', many: 'sheep', category: 'Farm Animals' },
  20: { one: 'a cow', many: 'cows', category: 'Farm Animals' },
  21: { one: 'an elephant', many: 'elephants', category: 'Wildlife' },
  22: { one: 'a bear', many: 'bears', category: 'Wildlife' },
  23: { one: 'a zebra', many: 'zebras', category: 'Wildlife' },
  24: { one: 'a giraffe', many: 'giraffes', category: 'Wildlife' },
  26: { one: 'a backpack', many: 'backpacks', category: 'Clothing & Accessories' },
  27: { one: 'an umbrella', many: 'umbrellas', category: 'Household & Products' },
  30: { one: 'a handbag', many: 'handbags', category: 'Clothing & Accessories' },
  31: { one: 'a necktie', many: 'neckties', category: 'Clothing & Accessories' },
  32: { one: 'a suitcase', many: 'suitcases', category: 'Clothing & Accessories' },
  33: { one: 'a frisbee', many: 'frisbees', category: 'Sports & Fitness' },
  34: { one: 'skis', many: 'skis', category: 'Sports & Fitness' },
  35: { one: 'a snowboard', many: 'snowboards', category: 'Sports & Fitness' },
  36: { one: 'a ball', many: 'balls', category: 'Sports & Fitness' },
  37: { one: 'a kite', many: 'kites', category: 'Sports & Fitness' },
  38: { one: 'a baseball bat', many: 'baseball bats', category: 'Sports & Fitness' },
  39: { one: 'a baseball glove', many: 'baseball gloves', category: 'Sports & Fitness' },
  40: { one: 'a skateboard', many: 'skateboards', category: 'Sports & Fitness' },
  41: { one: 'a surfboard', many: 'surfboards', category: 'Sports & Fitness' },
  42: { one: 'a tennis racket', many: 'tennis rackets', category: 'Sports & Fitness' },
  43: { one: 'a bottle', many: 'bottles', category: 'Drinks' },
  45: { one: 'a wine glass', many: 'wine glasses', category: 'Drinks' },
  46: { one: 'a cup', many: 'cups', category: 'Drinks' },
  47: { one: 'a fork', many: 'forks', category: 'Household & Products' },
  48: { one: 'a knife', many: 'knives', category: 'Tools & Equipment' },
  49: { one: 'a spoon', many: 'spoons', category: 'Household & Products' },
  50: { one: 'a bowl', many: 'bowls', category: 'Household & Products' },
  51: { one: 'a banana', many: 'bananas', category: 'Food' },
  52: { one: 'an apple', many: 'apples', category: 'Food' },
  53: { one: 'a sandwich', many: 'sandwiches', category: 'Food' },
  54: { one: 'an orange', many: 'oranges', category: 'Food' },
  55: { one: 'broccoli', many: 'broccoli', category: 'Food' },
  56: { one: 'a carrot', many: 'carrots', category: 'Food' },
  57: { one: 'a hot dog', many: 'hot dogs', category: 'Food' },
  58: { one: 'a pizza', many: 'pizzas', category: 'Food' },
  59: { one: 'a donut', many: 'donuts', category: 'Food' },
  60: { one: 'a cake', many: 'cakes', category: 'Food' },
  61: { one: 'a chair', many: 'chairs', category: 'Interiors & Furniture' },
  62: { one: 'a couch', many: 'couches', category: 'Interiors & Furniture' },
  63: { one: 'a potted plant', many: 'potted plants', category: 'Flowers & Plants' },
  64: { one: 'a bed', many: 'beds', category: 'Interiors & Furniture' },
  66: { one: 'a dining table', many: 'dining tables', category: 'Interiors & Furniture' },
  69: { one: 'a toilet', many: 'toilets', category: 'Interiors & Furniture' },
  71: { one: 'a television', many: 'televisions', category: 'Electronics' },
  72: { one: 'a laptop', many: 'laptops', category: 'Electronics' },
  73: { one: 'a computer mouse', many: 'computer mice', category: 'Electronics' },
  74: { one: 'a remote control', many: 'remote controls', category: 'Electronics' },
  75: { one: 'a keyboard', many: 'keyboards', category: 'Electronics' },
  76: { one: 'a phone', many: 'phones', category: 'Electronics' },
  77: { one: 'a microwave', many: 'microwaves', category: 'Electronics' },
  78: { one: 'an oven', many: 'ovens', category: 'Interiors & Furniture' },
  79: { one: 'a toaster', many: 'toasters', category: 'Electronics' },
  80: { one: 'a sink', many: 'sinks', category: 'Interiors & Furniture' },
  81: { one: 'a refrigerator', many: 'refrigerators', category: 'Electronics' },
  83: { one: 'a book', many: 'books', category: 'Documents & Books' },
  84: { one: 'a clock', many: 'clocks', category: 'Household & Products' },
  85: { one: 'a vase', many: 'vases', category: 'Household & Products' },
  86: { one: 'scissors', many: 'scissors', category: 'Tools & Equipment' },
  87: { one: 'a teddy bear', many: 'teddy bears', category: 'Toys & Games' },
  88: { one: 'a hair dryer', many: 'hair dryers', category: 'Electronics' },
  89: { one: 'a toothbrush', many: 'toothbrushes', category: 'Household & Products' },
};

/**
 * The minimum score of a thing that is mentioned beside a subject, by COCO label, where it isn't the usual one. The
 * captions of about three in four photos mention the thing from there on (lab/NOTEBOOK.md). A bicycle is nearly always
 * there, even where the detector is unsure; a frisbee seldom is.
 */
export const MENTION_FLOORS: Readonly<Record<number, number>> = {
  ...forLabels(0.45, [1, 3, 8, 17, 26, 34, 35, 40, 42, 72]),
  ...forLabels(0.5, [39]),
  ...forLabels(0.6, [14, 30, 32, 37, 38, 41, 43, 63, 64, 76, 84]),
  ...forLabels(0.65, [21, 27, 60, 71]),
  ...forLabels(0.75, [4, 7, 15, 18, 33]),
  ...forLabels(0.85, [16, 19, 20, 23, 24]),
  6: 0.8,
  22: 0.95,
};

/** Things that are doubtful in photos of their own category too: of 20 frisbees in photos of sports, two were one. */
export const ALWAYS_DOUBTFUL: ReadonlySet<number> = new Set([33]);

/** Returns a table that gives the same value to each of the labels. */
export function forLabels<Value>(value: Value, labels: readonly number[]): Record<number, Value> {
  return Object.fromEntries(labels.map((label) => [label, value]));
}

/** The rooms that things show, by COCO label: the first one counts. A bed in a room with an oven is in the kitchen. */
export const ROOMS: readonly (readonly [label: number, room: string])[] = [
  [69, 'a bathroom'],
  [78, 'a kitchen'],
  [81, 'a kitchen'],
  [64, 'a bedroom'],
  [62, 'a living room'],
];

/** Microwaves, ovens and refrigerators. */
export const KITCHEN_THINGS: readonly number[] = [77, 78, 81];
export const SINK = 80;
export const BOWL = 50;
export const BOWL_OF_FOOD = 'a bowl of food';
export const TABLE = 66;

/**
 * What a person is doing when seen with one of these things, by COCO label, and the words that say so even where the
 * thing itself is in doubt.
 */
export const ACTIVITIES: Readonly<Record<number, readonly [doing: string, ...words: string[]]>> = {
  34: ['skiing', 'skiing'],
  35: ['snowboarding', 'snowboarding'],
  37: ['flying a kite', 'kite'],
  38: ['playing baseball', 'baseball'],
  39: ['playing baseball', 'baseball'],
  40: ['skateboarding', 'skateboarding'],
  41: ['surfing', 'surfing', 'waves'],
  42: ['playing tennis', 'tennis'],
};

/** Where somebody sits or lies, by the COCO label of the thing. */
export const SEATS: Readonly<Record<number, string>> = {
  14: 'on a bench',
  62: 'on a couch',
  64: 'on a bed',
};

/** Where something stands, by the COCO label of what it stands on. */
export const SURFACES: Readonly<Record<number, string>> = {
  ...SEATS,
  61: 'on a chair',
  66: 'on a table',
};

/** Where people are who have one of these before them, by COCO label. */
export const TABLES: Readonly<Record<number, string>> = { ...SEATS, 66: 'at a table' };

/** Things that people ride, by COCO label. */
export const MOUNTS: Readonly<Record<number, string>> = {
  1: 'a bicycle',
  3: 'a motorcycle',
  18: 'a horse',
  21: 'an elephant',
};

/** Those of them without feet. */
export const WHEELS: ReadonlySet<number> = new Set([1, 3]);

/** Phrases for a person with a thing, for the things that are worth mentioning in a name. */
export const COMPANIONS: Readonly<Record<number, string>> = {
  1: 'with a bicycle',
  3: 'with a motorcycle',
  14: 'on a bench',
  16: 'with a cat',
  17: 'with a dog',
  18: 'with a horse',
  26: 'with a backpack',
  27: 'with an umbrella',
  30: 'with a handbag',
  31: 'wearing a necktie',
  33: 'with a frisbee',
  32: 'with a suitcase',
  45: 'with a wine glass',
  60: 'with a cake',
  62: 'on a couch',
  72: 'with a laptop',
  76: 'with a phone',
  83: 'with a book',
  87: 'with a teddy bear',
};

/** Things that people wear, by words of the word head. */
export const WORN: Readonly<Record<string, string>> = {
  hat: 'wearing a hat',
  helmet: 'wearing a helmet',
  shirt: 'wearing a shirt',
  dress: 'wearing a dress',
  jacket: 'wearing a jacket',
  suit: 'wearing a suit',
  sunglasses: 'wearing sunglasses',
  skirt: 'wearing a skirt',
  swimsuit: 'wearing a swimsuit',
  mask: 'wearing a mask',
};
