import type { CategoryName } from '../../shared/core/categories/categorize.ts';

/**
 * Details in the labels of the training photos' sources beyond the category, as words for a description. The first
 * matching pattern counts; photos whose label matches none are examples of "anything else".
 */
export const DETAIL_LABELS: Partial<Readonly<Record<CategoryName, readonly (readonly [RegExp, string])[]>>> =
  {
    'Whiteboards & Notes': [
      [/^whiteboard/, 'a whiteboard with notes'],
      [/^handwritten/, 'a page of handwritten notes'],
    ],
    'Documents & Books': [
      [/^book cover/, 'a book cover'],
      [/^(?:article|document|historical)/, 'a printed page'],
    ],
    'Art & Museums': [
      [/painting/, 'a painting'],
      [/museum/, 'a museum exhibit'],
    ],
    'Birthdays & Parties': [[/^birthday|images\/birthday/, 'a birthday party']],
    'Concerts & Music': [
      [/guitar/, 'a guitar'],
      [/^(?:fiddle|violin)/, 'a violin'],
      [/concert/, 'a concert'],
    ],
    'Sports & Fitness': [
      [/^volleyball/, 'a volleyball game'],
      [/^(?:football|soccer|rugby)/, 'a football game'],
      [/^baseball/, 'a baseball game'],
      [/^cricket/, 'a cricket match'],
      [/^basketball/, 'a basketball game'],
      [/^(?:ice_)?hockey/, 'a hockey game'],
      [/^table_tennis/, 'table tennis'],
      [/^(?:wrestling|wwe)/, 'wrestlers in a ring'],
      [/^(?:gymnastics|balance_beam|horizontal_bar)/, 'a gymnast'],
      [/^badminton/, 'badminton'],
      [/^boxing/, 'a boxing match'],
      [/^fencing/, 'fencers'],
      [/^tennis/, 'tennis'],
      [/^climbing/, 'rock climbing'],
      [/^weight_lifting/, 'weight lifting'],
      [/^swimming/, 'a swimmer'],
      [/^(?:motogp|formula1)/, 'motor sport'],
      [/ski/, 'skiing'],
    ],
    Drinks: [[/^Packages/, 'a carton of juice']],
    Food: [
      [/^Thai food/, 'a plate of food'],
      [/^(?:Fruit|apple|strawberry|orange|lemon|fig|pineapple|banana|pomegranate)/, 'fruit'],
      [/^(?:Vegetables|head_cabbage|cucumber|artichoke|bell_pepper)/, 'vegetables'],
    ],
    'Flowers & Plants': [
      [/^dandelion/, 'a dandelion'],
      [/^tulip/, 'tulips'],
      [/^rose/, 'a rose'],
      [/^daisy/, 'a daisy'],
      [/^sunflower/, 'a sunflower'],
    ],
    'Beach & Sea': [
      [/^sea$/, 'the sea'],
      [/^(?:beach|nature)/, 'a beach'],
    ],
    'Sunsets & Sky': [
      [/^(?:sunrise|sunset)/, 'a sunset'],
      [/^cloudy/, 'a cloudy sky'],
    ],
    'Buildings & City': [
      [/^buildings/, 'buildings in a city'],
      [/^street/, 'a city street'],
    ],
    'Interiors & Furniture': [[/^kitchen/, 'a kitchen']],
    'Clothing & Accessories': [
      [/^dress/, 'a dress'],
      [/^(?:shirt|longsleeve|t-shirt)/, 'a shirt'],
      [/^(?:shoes|footwear)/, 'shoes'],
      [/^outwear/, 'a jacket'],
      [/^hat/, 'a hat'],
      [/^(?:pants|shorts)/, 'trousers'],
      [/^skirt/, 'a skirt'],
      [/^jewelry/, 'jewelry'],
    ],
    'Nature & Mountains': [
      [/^mountain/, 'mountains'],
      [/^forest/, 'a forest'],
      [/^glacier/, 'snowy mountains'],
    ],
  };
