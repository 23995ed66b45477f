/** A person's query, and how a human label or caption shows that a photo is intended. */
export interface SearchedFor {
  readonly query: string;
  /** Acceptable folders of such a photo. */
  readonly categories: readonly string[];
  /** Words of a human label or caption, any of which makes the photo an intended one. */
  readonly words: readonly string[];
}

/**
 * Written from the list of categories alone, before any description was seen: what people would type to find one of
 * their photos.
 */
export const QUERIES: readonly SearchedFor[] = [
  of('dog', ['Pets'], 'dog, puppy, hound, retriever, terrier, poodle'),
  of('puppies', ['Pets'], 'dog, puppy'),
  of('cat', ['Pets'], 'cat, kitten'),
  of('kitten on sofa', ['Pets', 'Interiors & Furniture'], 'cat, kitten'),
  of('birds', ['Birds'], 'bird, duck, parrot, gull, seagull, pigeon, owl, eagle, goose, swan, flamingo'),
  of('butterfly', ['Insects & Spiders'], 'butterfly, moth'),
  of('bugs', ['Insects & Spiders'], 'insect, bee, beetle, spider, butterfly, bug, ant, ladybug'),
  of('fish', ['Sea Life'], 'fish, shark, goldfish, aquarium'),
  of('horse riding', ['Farm Animals', 'Sports & Fitness'], 'horse, pony'),
  of('cows', ['Farm Animals'], 'cow, cattle, bull, calf'),
  of('wild animals', ['Wildlife'], 'elephant, lion, tiger, bear, zebra, giraffe, deer, monkey, fox, wolf'),
  of('elephants', ['Wildlife'], 'elephant'),
  of('coffee', ['Drinks'], 'coffee, espresso, cappuccino, latte'),
  of('beer or wine', ['Drinks'], 'beer, wine'),
  of('drink', ['Drinks'], 'drink, cup, coffee, beer, wine, tea, glass, bottle, cocktail'),
  of(
    'food',
    ['Food'],
    'food, meal, pizza, cake, plate, sandwich, fruit, vegetable, salad, soup, bread, donut',
  ),
  of('pizza', ['Food'], 'pizza'),
  of('birthday cake', ['Food', 'Birthdays & Parties'], 'cake'),
  of('dessert', ['Food'], 'dessert, cake, ice cream, pastry, donut, pie, cookie, cupcake'),
  of('fruit', ['Food'], 'fruit, apple, banana, orange, strawberry, lemon, grape'),
  of('flowers', ['Flowers & Plants'], 'flower, rose, tulip, daisy, orchid, bouquet, blossom, sunflower'),
  of('mushroom', ['Flowers & Plants'], 'mushroom, fungus'),
  of('airplane', ['Aircraft'], 'airplane, plane, jet, aircraft, airliner'),
  of('boat', ['Boats & Ships'], 'boat, ship, sailboat, kayak, canoe, yacht, ferry'),
  of('car', ['Vehicles'], 'car, taxi, suv, convertible'),
  of('bike', ['Vehicles'], 'bike, bicycle, cyclist'),
  of('motorcycle', ['Vehicles'], 'motorcycle, motorbike, scooter, moped'),
  of('train station', ['Vehicles', 'Buildings & City'], 'train, station, railway'),
  of(
    'kids playing',
    ['Family & Groups', 'Sports & Fitness', 'Toys & Games'],
    'child, kid, boy, girl, children',
  ),
  of('family photo', ['Family & Groups'], 'family, people, group, mother, father'),
  of('baby', ['People & Portraits', 'Family & Groups'], 'baby, infant, toddler'),
  of('woman smiling', ['People & Portraits'], 'woman, girl, lady'),
  of('wedding', ['Weddings'], 'wedding, bride, groom'),
  of('party', ['Birthdays & Parties'], 'party, birthday, celebration, balloon'),
  of('guitar', ['Concerts & Music'], 'guitar'),
  of('concert', ['Concerts & Music'], 'concert, band, stage, musician, singer'),
  of('beach', ['Beach & Sea'], 'beach, shore, coast, seaside, sand'),
  of('sea', ['Beach & Sea', 'Boats & Ships'], 'sea, ocean, beach, coast, wave'),
  of('surfing', ['Sports & Fitness'], 'surf, surfer, surfing, surfboard'),
  of('skiing', ['Sports & Fitness'], 'ski, skier, skiing, snowboard'),
  of('soccer', ['Sports & Fitness'], 'soccer, football'),
  of('tennis', ['Sports & Fitness'], 'tennis'),
  of('sunset', ['Sunsets & Sky'], 'sunset, sunrise, dusk, dawn'),
  of('clouds', ['Sunsets & Sky'], 'cloud, sky'),
  of('mountains', ['Nature & Mountains'], 'mountain, peak, hill, alps'),
  of('forest', ['Nature & Mountains'], 'forest, wood, tree'),
  of('snow', ['Nature & Mountains', 'Sports & Fitness'], 'snow, snowy'),
  of('lake', ['Nature & Mountains'], 'lake, pond'),
  of('waterfall', ['Nature & Mountains'], 'waterfall'),
  of('church', ['Landmarks & Travel'], 'church, cathedral, chapel'),
  of('castle', ['Landmarks & Travel'], 'castle, fortress, palace'),
  of('city at night', ['Buildings & City'], 'night'),
  of('street', ['Buildings & City'], 'street, road, city'),
  of('bridge', ['Buildings & City'], 'bridge'),
  of('kitchen', ['Interiors & Furniture'], 'kitchen, stove, oven, refrigerator'),
  of('bedroom', ['Interiors & Furniture'], 'bed, bedroom'),
  of('couch', ['Interiors & Furniture'], 'couch, sofa'),
  of('laptop', ['Electronics'], 'laptop, notebook computer, computer'),
  of('phone', ['Electronics'], 'phone, smartphone, telephone, cellphone'),
  of('shoes', ['Clothing & Accessories'], 'shoe, sneaker, boot, sandal'),
  of('teddy bear', ['Toys & Games'], 'teddy'),
  of('tools', ['Tools & Equipment'], 'tool, hammer, screwdriver, saw, drill, wrench'),
  of('screenshot', ['Screenshots'], 'screenshot, screen'),
  of('receipt', ['Receipts & Invoices'], 'receipt, invoice, bill'),
  of('book', ['Documents & Books'], 'book'),
  of('painting', ['Art & Museums'], 'painting'),
  of('statue', ['Art & Museums', 'Landmarks & Travel'], 'statue, sculpture'),
  of('handwritten notes', ['Whiteboards & Notes'], 'handwriting, note, whiteboard, handwritten'),
  of('the dog at the beach', ['Pets', 'Beach & Sea'], 'dog'),
  of(
    'animals',
    ['Pets', 'Wildlife', 'Farm Animals', 'Birds', 'Sea Life', 'Insects & Spiders'],
    'animal, dog, cat, bird, horse, cow, sheep, elephant, zebra, giraffe, bear',
  ),
];

function of(query: string, categories: readonly string[], words: string): SearchedFor {
  return { query, categories, words: words.split(',').map((word) => word.trim()) };
}
