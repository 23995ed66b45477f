/**
 * Which nouns are kinds of which, as `entriesOf` reads them. Written by `npm --prefix lab run build:lexicon` from
 * WordNet 3.1, whose license is in `wordnet/`.
 */
export const NARROWER_WORDS = `
  a vehicle: a bicycle, a car, a motorcycle, a bus, a train, a truck, a boat, a van, a cart,
  an amphibious vehicle, a bobsled, a dogsled, a forklift, a go-kart, a golf cart, an army vehicle, a rocket,
  a snowmobile, a space shuttle, a tractor, an aircraft; an aircraft: an airplane, a helicopter, an airship,
  a hot air balloon, a military plane; a sign: a stop sign, a street sign; a piece of furniture: a bench,
  a chair, a couch, a bed, a table, a lamp, a bookcase, a chest of drawers, a china cabinet,
  an entertainment center, a filing cabinet, a medicine cabinet, a wardrobe; an animal: a bird, a cat, a dog,
  a horse, a sheep, a cow, an elephant, a bear, a zebra, a giraffe, a fish, a llama, a monkey, a scorpion,
  a tick, a centipede, an echidna, a platypus, a wallaby, a koala, a wombat, a flatworm, a roundworm, a snail,
  a slug, a pill bug, a hyena, a mongoose, a meerkat, a pig, a hippopotamus, a water buffalo, a bison,
  a camel, a weasel, a mink, a polecat, a ferret, an otter, a skunk, a badger, an armadillo, a sloth, a lemur,
  a pet, an insect, a sea creature, a farm animal, a wild animal, a big cat, a wolf, a wild dog, a fox,
  a rabbit, a rodent, a panda, a goat, an antelope, an ape, a reptile, an amphibian, a spider; a bag:
  a backpack, a handbag, a suitcase, a mailbag, a plastic bag; clothes: a necktie, a hat, shoes, a shirt,
  a dress, a suit, a skirt, a swimsuit, a scarf, a sweatshirt, a costume, an abaya, a graduation gown,
  an apron, a bra, a bulletproof vest, a cardigan, a cloak, a diaper, a kimono, mittens, pajamas, a poncho,
  a sarong, socks, a priest's robe, clothing, trousers, a coat; a toy: a frisbee, a kite, a teddy bear,
  a jigsaw puzzle, a pinwheel, a swing; sports equipment: skis, a snowboard, a baseball bat, a baseball glove,
  a skateboard, a surfboard, a tennis racket, a balance beam, a barbell, a baseball, a basketball,
  a croquet ball, a dumbbell, a golf ball, a horizontal bar, parallel bars, a hockey puck, a punching bag,
  inline skates; a container: a bottle, a cup, a bowl, a vase, a bag, a bucket, a trash can, a barrel,
  a beaker, a cocktail shaker, a milk can, a packet, a petri dish, a piggy bank, a salt shaker,
  a soap dispenser, a thimble, a tray, a wallet, a glass, a pot, a box, a basket; a glass: a wine glass,
  a glass of beer, a goblet, a glass of red wine, a glass of eggnog; cutlery: a fork, a knife, a spoon;
  a tool: a knife, scissors, a can opener, a chainsaw, a corkscrew, a hammer, a hatchet, a lawn mower,
  a letter opener, a hand plane, a plow, a plunger, a power drill, a screwdriver, a shovel, a stapler,
  a wrench; fruit: a banana, an apple, an orange, strawberries, a lemon, a fig, a pineapple, a jackfruit,
  a custard apple, a pomegranate; food: a sandwich, a hot dog, a pizza, a donut, a cake, fruit, vegetables,
  a bowl of soup, a plate of food, guacamole, a hot pot, mashed potatoes, chocolate sauce, dough, a meatloaf,
  a pot pie, a burrito, a drink, a bowl of food, bread, a dessert; vegetables: broccoli, a carrot, a cabbage,
  cauliflower, a zucchini, a spaghetti squash, an acorn squash, a butternut squash, a cucumber, an artichoke,
  a bell pepper, corn; a plant: a potted plant, leaves, grass, an acorn, rose hips, a horse chestnut,
  a flower, a tree; a table: a dining table, a desk, a pool table; a screen: a television, a computer screen;
  a computer: a laptop, a desktop computer, a handheld computer; an electronic device: a computer mouse,
  a remote control, a keyboard, a phone, a microphone, a camera, a computer, a cassette player, a CD player,
  a hard drive, an iPod, a joystick, a loudspeaker, a modem, an oscilloscope, a photocopier, a printer,
  a projector, a radio, a tape player, headphones, a screen; a kitchen appliance: a microwave, an oven,
  a toaster, a refrigerator, a dishwasher, an espresso machine, a waffle iron; an appliance: a hair dryer,
  an electric fan, an iron, a sewing machine, a space heater, a vacuum cleaner, a washing machine,
  a kitchen appliance; a person: a man, a woman, a child, a player, a person in uniform, a person in a suit,
  a scuba diver, an athlete; a child: a boy, a girl, a baby; a group of people: a couple, a crowd,
  a group of children; a musical instrument: a guitar, a violin, a drum, a piano, an accordion, a banjo,
  a bassoon, a cello, wind chimes, a trumpet, a flute, a French horn, a gong, a harmonica, a harp, maracas,
  a marimba, an oboe, an ocarina, a pipe organ, a pan flute, a saxophone, a steel drum, a trombone;
  a sports scene: football, soccer, baseball, basketball, tennis, hockey, volleyball, a cricket match,
  a hockey game, table tennis, badminton, a boxing match, rock climbing, weight lifting, motor sport, skiing;
  a flower: flowers, a thistle, a daisy, a yellow lady's slipper, a dandelion, tulips, a rose, a sunflower,
  a water lily; a couch: a sofa; a work of art: a statue, a painting; a woman: a bride; a building: a church,
  a tower, a castle, a house, a shop, a temple, a barn, a boathouse, a movie theater, a cliff dwelling,
  a greenhouse, a sawmill, a monastery, a mosque, a palace, a planetarium, a large building, a restaurant,
  buildings, buildings in a city; an insect: a butterfly, a fly, a bee, an ant, a grasshopper, a cricket,
  a stick insect, a cockroach, a praying mantis, a cicada, a leafhopper, a lacewing, a dragonfly, a damselfly,
  a mayfly, a beetle; a sheep: sheep, a bighorn sheep; a tree: trees, a bonsai tree; a landscape: a hill,
  a glacier, a waterfall, a cave, a beach, mountains, a forest, a lake, a river, a cliff, a coral reef,
  a geyser, a valley, a volcano; the sky: clouds, a sunset, a cloudy sky; a coat: a jacket, a fur coat,
  a lab coat, a trench coat; a room: a kitchen, a bathroom, a bedroom, a living room, a home theater,
  a library; a music performance: a concert; a bird: a duck, a penguin, a rooster, a hen, an ostrich,
  a brambling, a goldfinch, a house finch, a junco, an indigo bunting, a robin, a bulbul, a jay, a magpie,
  a chickadee, a dipper, a bird of prey, a black grouse, a ptarmigan, a ruffed grouse, a prairie chicken,
  a peacock, a quail, a partridge, a coucal, a bee eater, a hornbill, a hummingbird, a jacamar, a toucan,
  a goose, a black swan, a white stork, a black stork, a spoonbill, a flamingo, a little blue heron, an egret,
  a bittern, a crane, a limpkin, a gallinule, a coot, a bustard, a turnstone, a sandpiper, a dowitcher,
  an oystercatcher, a pelican, an albatross, a pigeon, a parrot; jewelry: a necklace; an oven: a stove,
  a rotisserie; a reptile: a snake, a turtle, a crocodile, an alligator, a lizard; a drink: a cup of coffee,
  wine, beer, a glass of eggnog, a carton of juice; a cup: a cup of coffee, a coffee mug, a measuring cup;
  a sea creature: a dolphin, a jellyfish, a sea anemone, a brain coral, a sea slug, a chiton, a crayfish,
  a dugong, a sea lion, a starfish, a sea urchin, a sea cucumber, a crab, a lobster, a seahorse, a seal,
  an octopus, a whale, a seashell; flowers: a bouquet; a fish: a tench, a goldfish, a barracuda, an eel,
  a salmon, a tropical fish, a clownfish, a sturgeon, a gar, a lionfish, a pufferfish, a shark, a ray;
  a shark: a great white shark, a tiger shark, a hammerhead shark; a ray: an electric ray, a stingray;
  a bird of prey: a bald eagle, a vulture, an owl; an owl: a great gray owl; a salamander: a fire salamander,
  a newt, a spotted salamander, an axolotl; a frog: a bullfrog, a tree frog, a tailed frog; a turtle:
  a loggerhead turtle, a leatherback turtle, a mud turtle, a pond turtle, a box turtle; a lizard: a gecko,
  an iguana, a chameleon, a whiptail lizard, an agama lizard, a frilled lizard, an alligator lizard,
  a Gila monster, a green lizard, a Komodo dragon; a snake: a worm snake, a ringneck snake, a hognose snake,
  a green snake, a king snake, a garter snake, a water snake, a vine snake, a night snake, a boa constrictor,
  a python, a cobra, a green mamba, a sea snake, a horned viper, a rattlesnake; a rattlesnake: a sidewinder;
  a spider: a daddy longlegs, a black and gold garden spider, a barn spider, a garden spider,
  a black widow spider, a tarantula, a wolf spider; a parrot: an African grey parrot, a macaw, a cockatoo,
  a lorikeet; a duck: a merganser; a seashell: a conch, a nautilus; a crab: a Dungeness crab, a rock crab,
  a fiddler crab, a king crab, a hermit crab; a lobster: an American lobster, a spiny lobster; a sandpiper:
  a redshank; a penguin: a king penguin; a whale: a gray whale, a killer whale; a dog: a Chihuahua,
  a Japanese Chin, a Maltese dog, a Pekingese, a Shih Tzu, a papillon, a Rhodesian ridgeback, a Lhasa Apso,
  a German shorthaired pointer, a vizsla, a kuvasz, a schipperke, a Belgian sheepdog, a Belgian Malinois,
  a briard, a kelpie, a komondor, an Old English sheepdog, a Shetland sheepdog, a collie, a Border collie,
  a Bouvier, a Rottweiler, a German shepherd, a Doberman, a miniature pinscher, a Greater Swiss Mountain dog,
  a Bernese mountain dog, an Appenzeller dog, an Entlebucher dog, a boxer dog, a bullmastiff,
  a Tibetan mastiff, a French bulldog, a Great Dane, a Saint Bernard, a husky, a malamute, a Siberian husky,
  a Dalmatian, an affenpinscher, a basenji, a pug, a Leonberger, a Newfoundland dog, a Great Pyrenees,
  a Samoyed, a Pomeranian, a chow chow, a keeshond, a Brussels griffon, a corgi, a Mexican hairless dog,
  a terrier, a hound, a spaniel, a retriever, a setter, a poodle; a spaniel: a King Charles spaniel,
  a Brittany spaniel, a clumber spaniel, an English springer spaniel, a Welsh springer spaniel,
  a cocker spaniel, a Sussex spaniel, an Irish water spaniel; a terrier: a toy terrier,
  a Staffordshire bull terrier, an American Staffordshire terrier, a Bedlington terrier, a Border terrier,
  a Kerry blue terrier, an Irish terrier, a Norfolk terrier, a Norwich terrier, a Yorkshire terrier,
  a wire-haired fox terrier, a Lakeland terrier, a Sealyham terrier, an Airedale terrier, a cairn terrier,
  an Australian terrier, a Dandie Dinmont terrier, a Boston terrier, a Scottish terrier, a Tibetan terrier,
  a silky terrier, a soft-coated wheaten terrier, a West Highland white terrier, a schnauzer; a hound:
  an Afghan hound, a basset hound, a beagle, a bloodhound, a bluetick coonhound, a black and tan coonhound,
  a Walker hound, an English foxhound, a redbone coonhound, a borzoi, an Irish wolfhound,
  an Italian greyhound, a whippet, an Ibizan hound, a Norwegian elkhound, an otterhound, a Saluki,
  a Scottish deerhound, a Weimaraner; a schnauzer: a miniature schnauzer, a giant schnauzer,
  a standard schnauzer; a retriever: a flat-coated retriever, a curly-coated retriever, a golden retriever,
  a Labrador retriever, a Chesapeake Bay retriever; a setter: an English setter, an Irish setter,
  a Gordon setter; a poodle: a toy poodle, a miniature poodle, a standard poodle; a wolf: a timber wolf,
  a white wolf, a red wolf; a wild dog: a coyote, a dingo, a dhole, an African wild dog; a fox: a red fox,
  a kit fox, an Arctic fox, a gray fox; a cat: a tabby cat, a Persian cat, a Siamese cat, an Egyptian Mau;
  a big cat: a cougar, a lynx, a leopard, a snow leopard, a jaguar, a lion, a tiger, a cheetah; a bear:
  a brown bear, a black bear, a polar bear, a sloth bear; a beetle: a tiger beetle, a ladybug,
  a ground beetle, a long-horned beetle, a leaf beetle, a dung beetle, a rhinoceros beetle, a weevil;
  a butterfly: a red admiral butterfly, a ringlet butterfly, a monarch butterfly, a cabbage white butterfly,
  a yellow butterfly, a blue butterfly; a rabbit: a wild rabbit, a hare, an Angora rabbit; a rodent:
  a hamster, a porcupine, a marmot, a beaver, a guinea pig, a squirrel; a squirrel: a fox squirrel; a pig:
  a wild boar, a warthog; a cow: an ox; a goat: an ibex; an antelope: a hartebeest, an impala, a gazelle;
  an ape: an orangutan, a gorilla, a chimpanzee, a gibbon; a monkey: a guenon monkey, a patas monkey,
  a baboon, a macaque, a langur, a colobus monkey, a proboscis monkey, a marmoset, a capuchin monkey,
  a howler monkey, a titi monkey, a spider monkey, a squirrel monkey; an elephant: an Asian elephant,
  an African elephant; a panda: a red panda, a giant panda; a guitar: an acoustic guitar, an electric guitar;
  a ship: an aircraft carrier, a container ship, a cruise ship, a pirate ship, a schooner, a submarine,
  a shipwreck; an airplane: an airliner, an airplane wing; a truck: an ambulance, a fire truck,
  a garbage truck, a moving van, a pickup truck, a camper van, a snowplow, a tow truck, a semi-truck; a car:
  an ambulance, a station wagon, a taxi, a car mirror, a car wheel, a convertible, a disc brake, a car grille,
  a jeep, a limousine, a minivan, an antique car, a pickup truck, a police van, a race car, a sports car;
  a clock: an analog clock, a digital clock, a digital watch, an hourglass, a stopwatch, a wall clock; a gun:
  a rifle, a revolver; a shop: a bakery, a barbershop, a bookstore, a butcher shop, a candy store,
  a grocery store, a shoe store, a tobacco shop, a toy store; a chair: a barber chair, a folding chair,
  a rocking chair, a throne, a wheelchair; a cart: a wheelbarrow, a horse cart, a rickshaw, an ox cart,
  a shopping cart; a ball: a baseball, a basketball, a croquet ball, a golf ball, a ping-pong ball,
  a rugby ball, a soccer ball, a tennis ball, a volleyball; a bed: a bassinet, a cradle, a crib,
  a four-poster bed; a hat: a swim cap, a bearskin hat, a bonnet, a cowboy hat, a graduation cap,
  a shower cap, a sombrero; a tower: a lighthouse, a bell tower, a water tower; a bottle: a beer bottle,
  a pill bottle, a soda bottle, a water bottle, a wine bottle, a jug; beer: a glass of beer; a bicycle:
  a tandem bicycle, a mountain bike, a tricycle, a unicycle; a swimsuit: a bikini, swimming trunks; a necktie:
  a bolo tie, a bow tie, a suit and tie; a weapon: an archery bow, a cannon, a missile, a gun; the sea:
  a breakwater, a headland, a sandbar; a suit of armor: a breastplate, chain mail; a train: a bullet train,
  an electric locomotive, a train car, a steam locomotive, a streetcar; a pot: a cauldron, a coffee pot,
  a slow cooker, a Dutch oven, a teapot; a boat: a canoe, a catamaran, a fireboat, a gondola, a lifeboat,
  a paddle wheel, a speedboat, a sailboat, a ship; a box: a toolbox, a carton, a wooden chest, a crate,
  a mailbox, a pencil box, a safe; a machine: an ATM, a combine harvester, a sewing machine, a slot machine,
  a threshing machine, a typewriter, a vending machine; a phone: a cell phone, a rotary phone, a pay phone;
  a fence: a chain-link fence, a picket fence, a wooden fence; a knife: a cleaver; shoes: clogs, cowboy boots,
  loafers, running shoes, sandals; a lock: a combination lock, a padlock; a keyboard: a computer keyboard;
  a watch: a digital watch; a scarf: a feather boa; a helmet: a football helmet, a spiked helmet; a pen:
  a fountain pen, a quill pen; a train car: a freight car; a pan: a frying pan, a wok; a mask: a gas mask,
  an oxygen mask, a ski mask; a dress: a gown; a piano: a grand piano, an upright piano; a basket:
  a laundry basket, a shopping basket; a beehive: a honeycomb; a skirt: a hoop skirt, a miniskirt,
  a long skirt; trousers: jeans; a shirt: a T-shirt; a kitchen utensil: a ladle, a spatula, a strainer, a pot,
  a pan, cutlery; a lamp: a lampshade, a spotlight, a table lamp, a chandelier; a camera: a lens cap,
  a Polaroid camera; a monument: standing stones, an obelisk, a triumphal arch; a bus: a minibus,
  a school bus; a van: a minivan, a moving van, a police van, a camper van; a rocket: a missile; a bowl:
  a mixing bowl, a bowl of soup, a bowl of food; a house: a mobile home; a computer screen:
  a computer monitor; a motorcycle: a moped, a motor scooter; a bench: a park bench; a jug: a pitcher,
  a water jug, a whiskey jug; a handbag: a purse; a barrel: a rain barrel; an athlete: a skier,
  a baseball player, wrestlers in a ring, a gymnast, fencers, a swimmer; skis: a skier; a bridge:
  a steel bridge, a suspension bridge, a viaduct; a wall: a stone wall; a temple: a stupa; a suit:
  a person in a suit, a suit and tie; an army vehicle: a tank; a sailboat: a trimaran; a sink:
  a bathroom sink; a spoon: a wooden spoon; a tent: a yurt; a screenshot: a screenshot of a web page; a book:
  a comic book, a book cover; a dessert: a trifle, ice cream, a popsicle; bread: a loaf of bread, a bagel,
  a pretzel; a sandwich: a cheeseburger; an apple: a green apple; an orange: oranges; a banana: bananas;
  a plate of food: a plate of pasta; wine: a glass of red wine; mountains: a snowy mountain, snowy mountains;
  a player: a baseball player; a couple: a bride and groom; a field: a rapeseed field; a mushroom:
  a coral fungus, a stinkhorn, an earthstar; corn: an ear of corn; a receipt: a printed receipt; handwriting:
  handwritten notes, a page of handwritten notes; a beach: a beach by the sea; a whiteboard:
  a whiteboard with notes; a party: a birthday party; volleyball: a volleyball game; football:
  a football game; baseball: a baseball game; basketball: a basketball game; a carton: a carton of juice,
  a carton of milk; a street: a city street; an electric fan: a ceiling fan; an amphibian: a frog,
  a salamander`;

/** Nouns that are neither kinds of others nor have kinds. */
export const WORDS_ALONE = `
  a traffic light, a fire hydrant, a parking meter, an umbrella, a toilet, a toothbrush, a printed page,
  balloons, a fountain, waves, a path, a garden, a window, a fire, sunglasses, a wedding, a pier, a flag,
  stairs, graffiti, a pyramid, a newspaper, a door, a gate, a tunnel, snow, water, a pool, a road, a park,
  rocks, a city, a stage, sand, a playground, a track, a dinosaur skeleton, a trilobite fossil, an abacus,
  an altar, an adhesive bandage, a stair railing, a barometer, a bath towel, a bathtub, a bib, a binder,
  binoculars, a birdhouse, a bottle cap, a brass plaque, a broom, a belt buckle, a candle, a carousel,
  a cassette, a chain, a Christmas stocking, a coil, a construction crane, a crutch, a dam, a dish towel,
  a dock, a dome, a doormat, an oil rig, drumsticks, an envelope, face powder, a fireplace screen, a flagpole,
  a gas pump, a guillotine, a hair clip, hair spray, a handkerchief, a holster, a hook, a jack-o'-lantern,
  a knee pad, a knot, a lighter, lipstick, lotion, a magnifying glass, a compass, a manhole cover,
  a matchstick, a maypole, a hedge maze, a mortar and pestle, a mosquito net, a mousetrap, a muzzle, a nail,
  a neck brace, a baby bottle, an odometer, an oil filter, a paddle, a paintbrush, a paper towel, a parachute,
  a patio, a pedestal, a pencil sharpener, perfume, a guitar pick, a pillow, a dish rack, a pole,
  a potter's wheel, a prayer rug, a quilt, a radiator, a radio telescope, a fishing reel, an eraser, a ruler,
  a safety pin, a scabbard, a scale, a scoreboard, a screw, a seat belt, a shield, a shoji screen,
  a shower curtain, a sleeping bag, a slide rule, a sliding door, a snorkel, a solar panel, a spider web,
  a spindle, a stethoscope, a stretcher, a sundial, sunscreen, a mop, a light switch, a syringe,
  a thatched roof, a theater curtain, a tile roof, a torch, a totem pole, a tripod, a turnstile,
  a vaulted ceiling, velvet, a whistle, a hairstyle, a window screen, a window shade, wool,
  a crossword puzzle, a menu, hay bales, soap bubbles, toilet paper, a printed document, a historic landmark,
  a household item, a museum exhibit, a gramophone, a menorah`;
