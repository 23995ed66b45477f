/** Meanings that a photo doesn't have in the first place where WordNet has them: lemma and number of the sense. */
export const SENSES: Readonly<Record<string, string>> = {
  'a banana': 'banana 2',
  'a carrot': 'carrot 3',
  'a flag': 'flag 1',
  'a brass plaque': 'brass 5',
};

/** A step up that is right for a dictionary, but not for a photo: wheeled vehicles are containers of people. */
export const NOT_ABOVE = { sense: 'wheeled vehicle 1', above: 'container 1' } as const;

/** What nouns are kinds of, where WordNet says something else than a person would say of a photo. */
export const WIDER: Readonly<Record<string, readonly string[]>> = {
  // WordNet has another thing of that name, or a use that the photo doesn't show: a helmet is a "headdress".
  ...kindsOf(
    [],
    `a parking meter, a toilet, a bathtub, a sink, a window, a door, a wall, a party, waves, water, a menu,
     hay bales, a printed page, a track, a trilobite fossil, a dinosaur skeleton, balloons, a mask, a helmet,
     a seat belt, a hairstyle, a Christmas stocking, a knee pad, a cassette, a sleeping bag, a guitar pick,
     a slide rule, an abacus, a beehive, a page of handwritten notes, a screenshot of a web page,
     rocks, a tunnel`,
  ),
  // Words that people use more broadly, or more narrowly, than zoology does.
  ...kindsOf(['a spider'], 'a daddy longlegs'),
  ...kindsOf(['a cow'], 'an ox'),
  ...kindsOf(['a sheep'], 'a bighorn sheep'),
  ...kindsOf(['a panda'], 'a red panda, a giant panda'),
  ...kindsOf(['an animal'], 'a panda, a snail, a slug'),
  ...kindsOf(['a sea creature'], 'a seashell'),
  ...kindsOf(['a seashell'], 'a conch, a nautilus'),
  ...kindsOf(['a crab'], 'a hermit crab'),
  ...kindsOf(['a sea creature'], 'a dolphin'),
  ...kindsOf(['a wild dog'], 'a coyote'),
  ...kindsOf(['a dog'], 'a Belgian Malinois, a Lhasa Apso'),
  ...kindsOf(['a spaniel'], 'a King Charles spaniel'),
  ...kindsOf(['a terrier'], 'a toy terrier'),
  // People by age and in groups.
  ...kindsOf(['a child'], 'a girl, a boy, a baby'),
  ...kindsOf(['a woman'], 'a bride'),
  ...kindsOf(['a couple'], 'a bride and groom'),
  ...kindsOf(['a group of people'], 'a couple, a crowd, a group of children'),
  ...kindsOf(['a person'], 'a person in uniform, a person in a suit'),
  ...kindsOf(['an athlete'], 'a skier, fencers, wrestlers in a ring'),
  // Food and plants.
  ...kindsOf(['vegetables'], 'corn'),
  ...kindsOf(['corn'], 'an ear of corn'),
  ...kindsOf(['food'], 'a bowl of soup, a meatloaf, a hot dog, mashed potatoes'),
  ...kindsOf(['a drink', 'a carton'], 'a carton of juice'),
  ...kindsOf(['beer', 'a glass'], 'a glass of beer'),
  ...kindsOf(['a plant'], 'a potted plant, an acorn, a horse chestnut, rose hips, leaves'),
  ...kindsOf(['a flower'], 'a thistle, a rose, a dandelion, tulips'),
  ...kindsOf(['flowers'], 'a bouquet'),
  ...kindsOf(['a field'], 'a rapeseed field'),
  // Vehicles, whose everyday names cut across WordNet's.
  ...kindsOf(
    ['a vehicle'],
    'a bus, a train, a van, an army vehicle, a rocket, an amphibious vehicle, a golf cart',
  ),
  // The detector takes pickups for cars as often as for trucks.
  ...kindsOf(['a truck', 'a car'], 'a pickup truck'),
  ...kindsOf(['an army vehicle'], 'a tank'),
  ...kindsOf(['a train'], 'a train car, an electric locomotive, a steam locomotive'),
  ...kindsOf(['a motorcycle'], 'a motor scooter'),
  ...kindsOf(['a van'], 'a camper van'),
  ...kindsOf(['a cart'], 'a wheelbarrow, a shopping cart'),
  ...kindsOf(['a boat'], 'a sailboat'),
  ...kindsOf(['a sailboat'], 'a trimaran'),
  ...kindsOf(['a ship'], 'a schooner'),
  ...kindsOf(['a rocket', 'a weapon'], 'a missile'),
  ...kindsOf(
    ['sports equipment'],
    'a skateboard, a snowboard, skis, a surfboard, a hockey puck, a punching bag',
  ),
  // A photo of a part shows the whole.
  ...kindsOf(['a car'], 'a car wheel, a car mirror, a car grille, a disc brake'),
  ...kindsOf(['an airplane'], 'an airplane wing'),
  ...kindsOf(['a boat'], 'a paddle wheel'),
  ...kindsOf(['a camera'], 'a lens cap'),
  ...kindsOf(['a beehive'], 'a honeycomb'),
  ...kindsOf(['a lamp'], 'a lampshade, a spotlight'),
  ...kindsOf(['a book'], 'a book cover, a comic book'),
  // Buildings, rooms and monuments.
  ...kindsOf(
    ['a building'],
    'a shop, a tower, a castle, a palace, a monastery, a large building, a sawmill, a cliff dwelling, a planetarium',
  ),
  ...kindsOf(['a house'], 'a mobile home'),
  ...kindsOf(['a room'], 'a home theater, a library'),
  ...kindsOf(['a shop'], 'a grocery store'),
  ...kindsOf(['a temple'], 'a stupa'),
  ...kindsOf(['a tower'], 'a bell tower, a water tower'),
  ...kindsOf(['a tent'], 'a yurt'),
  ...kindsOf(['a wall'], 'a stone wall'),
  ...kindsOf(['a monument'], 'an obelisk'),
  // Furniture, containers and what is in a household.
  ...kindsOf(['a piece of furniture'], 'a filing cabinet'),
  ...kindsOf(['a table'], 'a dining table'),
  ...kindsOf(['a bed'], 'a crib, a cradle, a bassinet'),
  ...kindsOf(['a sink'], 'a bathroom sink'),
  ...kindsOf(['cutlery'], 'a spoon'),
  ...kindsOf(['cutlery', 'a tool'], 'a knife'),
  ...kindsOf(['a tool'], 'a letter opener'),
  ...kindsOf(['a kitchen utensil'], 'a spatula, cutlery, a strainer, a ladle'),
  ...kindsOf(['a bag'], 'a handbag, a suitcase, a wallet'),
  ...kindsOf(['a handbag'], 'a purse'),
  ...kindsOf(['a jug'], 'a pitcher'),
  ...kindsOf(['a cup'], 'a measuring cup'),
  ...kindsOf(['a spoon'], 'a wooden spoon'),
  ...kindsOf(['a barrel'], 'a rain barrel'),
  ...kindsOf(['a pot'], 'a Dutch oven, a slow cooker'),
  ...kindsOf(['a box'], 'a toolbox'),
  ...kindsOf(['a kitchen appliance'], 'a refrigerator, a dishwasher, a stove'),
  ...kindsOf(['an appliance'], 'a hair dryer, an electric fan, a space heater'),
  ...kindsOf(['an oven'], 'a rotisserie'),
  ...kindsOf(['a tool'], 'a chainsaw, a power drill'),
  ...kindsOf(['a toy'], 'a jigsaw puzzle'),
  // Devices that a dictionary files under what they do.
  ...kindsOf(
    ['an electronic device'],
    `a computer, a television, a remote control, a keyboard, a camera, a radio, a projector, a photocopier,
     a printer, a hard drive, a computer screen, a digital watch, a microphone, a loudspeaker`,
  ),
  ...kindsOf(['a keyboard'], 'a computer keyboard'),
  ...kindsOf(['a computer screen'], 'a computer monitor'),
  ...kindsOf(['a machine'], 'a typewriter, a slot machine'),
  // Weapons and armor.
  ...kindsOf(['a weapon'], 'a cannon, an archery bow'),
  ...kindsOf(['a suit of armor'], 'a breastplate'),
  ...kindsOf(['a mask'], 'a ski mask, a gas mask, an oxygen mask'),
  ...kindsOf(['a helmet'], 'a spiked helmet, a football helmet'),
  // Clothes.
  ...kindsOf(['clothes'], 'a skirt, shoes, a bulletproof vest, a cloak'),
  ...kindsOf(['a skirt'], 'a miniskirt, a long skirt, a hoop skirt'),
  ...kindsOf(['a shirt'], 'a T-shirt'),
  ...kindsOf(['shoes'], 'clogs'),
  ...kindsOf(['a suit', 'a necktie'], 'a suit and tie'),
  // Scenes and occasions.
  ...kindsOf(['a landscape'], 'a waterfall, a volcano, a forest, a river'),
  ...kindsOf(['the sea'], 'a headland, a sandbar, a breakwater'),
  ...kindsOf(['a beach'], 'a beach by the sea'),
  ...kindsOf(['the sky'], 'a cloudy sky, a sunset, clouds'),
  ...kindsOf(['a street'], 'a city street'),
  ...kindsOf(['a sign'], 'a stop sign, a street sign'),
  ...kindsOf(['a party'], 'a birthday party'),
  ...kindsOf(['a music performance'], 'a concert'),
  ...kindsOf(['a work of art'], 'a painting, a statue'),
  ...kindsOf(['a receipt'], 'a printed receipt'),
  ...kindsOf(['a whiteboard'], 'a whiteboard with notes'),
  ...kindsOf(['a screenshot'], 'a screenshot of a web page'),
  ...kindsOf(['handwriting'], 'handwritten notes, a page of handwritten notes'),
  ...kindsOf(['a sports scene'], 'soccer, a cricket match, table tennis, a boxing match, weight lifting'),
};

function kindsOf(wider: readonly string[], nouns: string): Record<string, readonly string[]> {
  return Object.fromEntries(nouns.split(',').map((noun) => [noun.trim(), wider]));
}
