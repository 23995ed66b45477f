import type { CategoryName } from '#core/categorize.ts';

/** What the detector calls a thing, one and several of them, and where a photo of it belongs. */
export interface ObjectWords {
  readonly one: string;
  readonly many: string;
  readonly category: CategoryName;
}

/** COCO's label of a person. */
export const PERSON_LABEL = 0;

/** By COCO's label, as the detector counts them (dist/models/objects.txt); its gaps are left out. */
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

/** What a person does who is seen with one of these things. */
export const ACTIVITIES: Readonly<Record<number, string>> = {
  33: 'with a frisbee',
  34: 'skiing',
  35: 'snowboarding',
  37: 'flying a kite',
  38: 'playing baseball',
  39: 'playing baseball',
  40: 'skateboarding',
  41: 'surfing',
  42: 'playing tennis',
};

/** Things that are worth a word in the name of a photo of one person. */
export const TELLING: ReadonlySet<number> = new Set([
  1, 3, 14, 17, 16, 18, 26, 27, 30, 31, 32, 43, 45, 46, 60, 72, 76, 83, 87,
]);
