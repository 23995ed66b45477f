/** Words for one thing that people search for. */
export interface SynonymGroup {
  /** Words and phrases with the same meaning; each finds all the others. */
  readonly same: readonly string[];
  /** Kinds of it: "animal" finds a dog, but "dog" doesn't find every animal. */
  readonly kinds: readonly string[];
  /** Categories whose photos all show it. */
  readonly categories: readonly string[];
}

/**
 * What people search for in photos. Each line has synonyms, after `>` kinds of the thing, and after `@` categories
 * whose photos all show it, separated by semicolons. Singular, lower case, no accents.
 */
export const SYNONYM_TABLE: readonly SynonymGroup[] = `
dog, puppy, pup, hound, canine, doggy > retriever, terrier, poodle, labrador, shepherd dog, sheepdog, spaniel, husky, bulldog, corgi, collie, beagle, dachshund, chihuahua, pug, mastiff, rottweiler, golden retriever, schnauzer, setter
cat, kitten, kitty, feline, tomcat > tabby, siamese cat, persian cat
pet > dog, cat, puppy, kitten, hamster, guinea pig, rabbit, goldfish, parrot @ Pets
animal, creature, beast > dog, cat, bird, insect, fish, reptile, amphibian, sea life, horse, cow, sheep, pig, goat, donkey, rabbit, rodent, monkey, big cat, bear, deer, fox, wolf, elephant, zebra, giraffe, camel, llama, hippopotamus, rhinoceros, kangaroo, otter, snail, slug, scorpion, pet @ Pets; Birds; Insects & Spiders; Sea Life; Farm Animals; Wildlife
wildlife, wild animal > elephant, giraffe, zebra, bear, big cat, monkey, deer, wolf, fox, wild dog, rhinoceros, hippopotamus, kangaroo @ Wildlife
wild dog > coyote, dingo, dhole
farm animal, livestock > cow, sheep, pig, goat, horse, donkey, chicken @ Farm Animals
bird > duck, goose, swan, owl, eagle, hawk, falcon, gull, seagull, pigeon, parrot, penguin, heron, flamingo, bird of prey, pelican, stork, turkey, ostrich, hummingbird, crane, hen, rooster, robin, finch, sparrow, peacock @ Birds
bird of prey, raptor > eagle, hawk, falcon, vulture, owl
parrot > macaw, cockatoo, lorikeet, parakeet
chicken, hen, rooster, cock
gull, seagull
duck, mallard, duckling
insect, bug > bee, wasp, beetle, ant, fly, butterfly, moth, dragonfly, grasshopper, ladybug, mayfly, spider, mosquito @ Insects & Spiders
butterfly, moth
bee, bumblebee, honeybee
ladybug, ladybird
fish > shark, goldfish, clownfish, salmon, trout, ray, stingray, tuna, eel
sea life, marine animal, sea creature > fish, whale, dolphin, seal, sea lion, crab, lobster, crayfish, jellyfish, starfish, seashell, conch, nautilus, octopus, seahorse @ Sea Life
whale, orca, killer whale
horse, pony, foal, stallion, mare, horseback
cow, cattle, bull, calf, ox, cattle herd
sheep, lamb, ram
pig, piglet, hog, swine
donkey, mule
rabbit, bunny, hare
rodent > mouse, rat, squirrel, hamster, porcupine, marmot, beaver, guinea pig
monkey, ape > chimpanzee, gorilla, baboon, macaque, orangutan
big cat > lion, tiger, leopard, cheetah, jaguar, panther
bear > polar bear, brown bear, panda
deer, stag, elk, moose, antelope, gazelle
snake, serpent, python, cobra, viper
lizard, gecko, iguana, chameleon
reptile > snake, lizard, crocodile, alligator, turtle, tortoise
turtle, tortoise
crocodile, alligator
frog, toad, bullfrog
amphibian > frog, salamander, newt, axolotl
zoo, safari @ Wildlife
food, meal, dish, cuisine, lunch, dinner, breakfast, supper, brunch, something to eat > fruit, vegetable, meat, seafood, dessert, bread, pasta, pizza, burger, sandwich, soup, snack, fast food, egg, cheese, rice, burrito @ Food
snack > chips, popcorn, cookie, pretzel, sandwich, hot dog
dessert, sweet, pudding > cake, ice cream, pie, cupcake, donut, doughnut, cookie, pastry, chocolate, tart, brownie, pancake, waffle, muffin, trifle, popsicle, candy
cake, gateau, cupcake
donut, doughnut
cookie, biscuit
bread, loaf, baguette, toast, bun, bagel, roll of bread, pretzel
pasta, spaghetti, noodle, lasagna, macaroni
pizza
burger, hamburger, cheeseburger
sandwich, sub, panini
fast food > burger, hamburger, fries, french fries, hot dog, pizza
fries, french fries, chips
fruit > apple, banana, orange, strawberry, lemon, pineapple, grape, cherry, pear, peach, mango, melon, watermelon, raspberry, blueberry, berry, fig, pomegranate, jackfruit, kiwi, plum, coconut
vegetable, veggie > carrot, broccoli, tomato, cucumber, pepper, cabbage, cauliflower, zucchini, potato, onion, lettuce, corn, ear of corn, pumpkin, squash, mushroom, artichoke, bean, pea, salad
meat > steak, beef, pork, sausage, bacon, ham, roast, barbecue, ribs, meatloaf
barbecue, bbq, grill
seafood > fish, shrimp, lobster, crab, oyster, sushi, prawn
soup, stew, broth, consomme
drink, beverage > coffee, tea, beer, wine, juice, cocktail, soda, water bottle, espresso, lemonade, milk @ Drinks
coffee, espresso, cappuccino, latte
wine, red wine, white wine, champagne
beer, ale, lager
alcohol, booze > beer, wine, cocktail, champagne, whisky, whiskey, liquor
cocktail, mixed drink
cup, mug
something to drink > drink
restaurant, cafe, diner, bistro, eatery, dining room
cooking, baking, cook, chef
flower, blossom, bloom > rose, tulip, daisy, orchid, lily, sunflower, bouquet, dandelion, poppy, lavender, hibiscus, dahlia, iris, lotus, cherry blossom
bouquet, bunch of flowers
plant, greenery > flower, tree, bush, fern, cactus, houseplant, potted plant, leaf, grass @ Flowers & Plants
tree, palm, pine, oak
mushroom, fungus, toadstool, agaric
garden, yard, backyard, lawn
forest, wood, woods, woodland, jungle, rainforest, grove
mountain, peak, summit, alp, alps, mountain range > volcano, cliff
hill, hillside
nature, outdoors, scenery, landscape, countryside @ Nature & Mountains
lake, pond, lagoon
river, stream, creek, brook
waterfall, cascade
desert, dune, sand dune
field, meadow, pasture, prairie
snow, ice, snowy, winter > snowman, snowboard, glacier, ski
rain, rainy, storm > umbrella
fog, mist, foggy, misty, haze
beach, seaside, shore, coast, seashore, coastline, shoreline, seacoast, seafront
sea, ocean, seaside, seashore, seacoast > wave, beach, coast
wave, surf
island, isle
pier, jetty, dock, wharf
harbour, harbor, port, marina
sunset, sundown, dusk, twilight, evening sky
sunrise, dawn, daybreak
sky, cloud, cloudy
night, nighttime, dark
star, milky way, starry sky, galaxy
northern lights, aurora, aurora borealis
firework, fireworks
boat, ship, vessel > sailboat, yacht, canoe, kayak, ferry, speedboat, rowboat, gondola, cruise ship, catamaran, lifeboat, fireboat, motorboat, aircraft carrier, submarine, schooner, trimaran, barge, raft @ Boats & Ships
sailboat, sailing boat, yacht, sailing
kayak, canoe, paddle
airplane, plane, aeroplane, jet, airliner, warplane, jetliner
aircraft > airplane, helicopter, hot air balloon, airship, glider @ Aircraft
helicopter, chopper
flying, flight, flying machine > airplane, plane, helicopter, hot air balloon, airship, airliner, glider @ Aircraft
hot air balloon, balloon
rocket, spaceship, spacecraft, space shuttle, missile
car, automobile, auto > sedan, convertible, sports car, taxi, cab, suv, minivan, limousine, jeep, racing car, pickup, station wagon
vehicle > car, truck, bus, train, motorcycle, bicycle, van, tractor, tram, boat, flying, aircraft, snowmobile, golf cart, wheelbarrow, cart, carriage, rickshaw, forklift, ambulance, rocket, space shuttle, sled, bobsled, dogsled, scooter, tank @ Vehicles; Aircraft; Boats & Ships
taxi, cab
ambulance
van > minivan, moving van, camper van, police van
truck, lorry, pickup, pickup truck, semi
bus, coach, double-decker
train, railway, railroad, locomotive, tram, streetcar, subway, metro
motorcycle, motorbike, moped, scooter
bicycle, bike, cycling, cyclist, mountain bike, tandem
tractor, harvester
road, highway, street, motorway
street, road, avenue, alley, lane
traffic, traffic light
city, town, urban, downtown, cityscape, skyline > skyscraper, street
village, hamlet
building, architecture > house, tower, skyscraper, religious building, castle, apartment, barn, shop, restaurant, greenhouse, mobile home, boathouse, lighthouse, palace, museum, school, theater, hotel, bakery @ Buildings & City
house, home, cottage, villa
skyscraper, high-rise, tower block
bridge, viaduct
church, cathedral, chapel, basilica
religious building > church, cathedral, chapel, mosque, temple, synagogue, monastery, pagoda
mosque, minaret
temple, shrine, pagoda
castle, fortress, palace, citadel, chateau
monument, memorial, obelisk
statue, sculpture, bust
ruin, ancient site
sightseeing, landmark, sight, tourist attraction @ Landmarks & Travel
vacation, holiday, travel, trip @ Landmarks & Travel; Beach & Sea
lighthouse, beacon
ferris wheel, big wheel, carousel, merry go round, amusement park, fairground, fun fair, theme park
stairs, staircase, stairway, steps
fountain
shop, store, supermarket, market, mall > bakery, barbershop, bookstore
airport, runway, terminal
school, classroom
office, desk, workplace, workspace
kitchen, stove, oven, fridge, refrigerator, microwave
bedroom, bed
bathroom, toilet, bathtub, shower, sink, washbasin
living room, lounge, sitting room
room, interior, indoor, indoors > kitchen, bathroom, bedroom, living room, dining room @ Interiors & Furniture
couch, sofa, settee, armchair
chair, armchair, stool, rocking chair
table, desk, dining table
furniture, piece of furniture > couch, chair, wheelchair, table, bed, wardrobe, bookcase, bookshelf, desk, dresser, chest of drawers, bench, lamp, cabinet, shelf, throne, cradle, crib, nightstand, entertainment center @ Interiors & Furniture
appliance, kitchen appliance, household appliance > oven, stove, microwave, refrigerator, fridge, toaster, dishwasher, washing machine, vacuum cleaner, espresso machine, coffee machine, waffle iron, electric fan, ceiling fan, iron, hair dryer, sewing machine, space heater, blender, kettle, rotisserie
kitchen utensil, utensil, kitchenware > cutlery, pot, pan, frying pan, wok, spatula, ladle, strainer, teapot, coffee pot, wooden spoon, cauldron, slow cooker, cleaver
cutlery, silverware > knife, fork, spoon, cleaver
lamp, light, chandelier, lampshade
person, people, human, someone, somebody > man, woman, boy, girl, child, baby, player, crowd, couple, athlete, swimmer, bride, groom, skier, surfer, cyclist @ People & Portraits; Family & Groups
man, guy, gentleman, male > groom
woman, lady, female > bride
child, kid, toddler > boy, girl, baby
children, kids > boy, girl, baby, toddler
baby, infant, newborn, toddler
boy, lad
girl, young woman, schoolgirl
family, relatives, parents > mother, father, grandmother, grandfather
mother, mom, mum, mummy
father, dad, daddy
grandmother, grandma, granny, nana
grandfather, grandpa, grandad
couple, pair, man and woman
friend, buddy, group of people, group > crowd, bride and groom
group, team
crowd, audience, spectator
selfie, self-portrait
portrait, face, headshot, close-up of a man, close-up of a woman
smile, smiling, laugh, grin
wedding, marriage, bride, groom, bridegroom, wedding dress @ Weddings
birthday, birthday cake, birthday party
party, celebration, festival > birthday, balloon, confetti @ Birthdays & Parties
christmas, xmas, santa, christmas tree, advent
easter, easter egg
halloween, pumpkin, jack-o-lantern
concert, gig, live music, stage, musician, singer, band @ Concerts & Music
music, musical instrument, instrument > guitar, piano, violin, drum, trumpet, saxophone, flute, cello @ Concerts & Music
guitar, electric guitar, acoustic guitar, bass guitar
piano, keyboard instrument, grand piano
drum, drums, drum kit
violin, fiddle, cello
singer, vocalist, singing
dance, dancer, dancing, ballet
sport, sports, athlete, match, game, fitness @ Sports & Fitness
sports equipment, sports gear > skis, inline skates, snowboard, baseball bat, baseball glove, skateboard, surfboard, racket, barbell, dumbbell, ball, hockey puck, punching bag, balance beam, horizontal bar, parallel bars
ball game, ball sport > soccer, american football, football, basketball, baseball, tennis, volleyball, hockey, rugby, cricket, table tennis, badminton, golf
water sport > surfing, swimming, kayak, canoe, sailing, rowing, diving, wakeboard, water skiing
winter sport > skiing, snowboard, sledding, ice skating, bobsled
football > soccer, american football
soccer, soccer ball, football pitch
american football, football
basketball, hoop
baseball, bat, batter, pitcher
tennis, tennis racket, racket
golf, golfer, golf ball
ski, skiing, skier, snowboard, snowboarder
swim, swimming, swimmer, swimming pool, pool
surf, surfing, surfer, surfboard
skate, skateboard, skateboarder, skating
run, running, runner, jogging, marathon
hike, hiking, hiker, trekking
climbing, climber
gym, workout, exercise, dumbbell, barbell, training
yoga, stretching, meditation
fishing, angler, fishing rod
camping, camp, tent, campfire, campsite
screenshot, screen capture, screengrab, screen @ Screenshots
receipt, invoice, bill @ Receipts & Invoices
note, handwriting, whiteboard, memo, notebook page @ Whiteboards & Notes
document, paper, letter, form, page > passport, certificate, id card, contract, menu
book, novel, comic, magazine
newspaper, newsprint
map, atlas
sign, poster, billboard, road sign, street sign
black and white, monochrome, grayscale
art, artwork, work of art > painting, statue, drawing, graffiti @ Art & Museums
painting, watercolor, canvas, oil painting
drawing, sketch, doodle
museum, gallery, exhibit, exhibition @ Art & Museums
graffiti, mural, street art
computer, pc, desktop computer > laptop, notebook computer, computer screen, monitor, keyboard
laptop, notebook computer, notebook
phone, smartphone, cellphone, mobile phone, cell phone, telephone, iphone
camera, dslr, camcorder
television, tv, monitor, screen
gadget, electronics, device, electronic device > computer, phone, camera, television, keyboard, computer mouse, remote control, microphone, radio, printer, loudspeaker, cassette player, cd player, tape player, screen, tablet, headphones, oscilloscope @ Electronics
clock, watch, wristwatch, stopwatch
headphones, headset, earphones
inline skates, roller skates, rollerblades
clothes, clothing, outfit, garment, fashion > dress, shirt, jacket, trousers, suit, skirt, miniskirt, sweater, swimsuit, scarf, sock, mitten, glove, diaper, pajamas, graduation gown, bulletproof vest, shoe, hat, uniform, costume, shorts @ Clothing & Accessories
dress, gown, skirt
shirt, t-shirt, jersey, blouse
trousers, pants, jeans
shoe, footwear > sneaker, boot, sandal, high heel, trainer, loafer, clog
sneaker, trainer, running shoe
hat, cap, sombrero, bonnet, cowboy hat, hard hat, baseball cap
helmet > crash helmet, football helmet
sweater, pullover, jumper, cardigan, sweatshirt, hoodie, knitwear
jacket, coat, parka, fur coat, trench coat
suit, tuxedo
tie, necktie, bow tie
swimsuit, bathing suit, bikini, swimming trunks
scarf, shawl
uniform > military uniform, jersey
costume, fancy dress > mask
bag > handbag, purse, backpack, rucksack, suitcase, luggage
handbag, purse
backpack, rucksack
suitcase, luggage, baggage
jewelry, jewellery > ring, necklace, bracelet, earring
glasses, sunglasses, spectacles, eyeglasses
toy, plaything > doll, teddy bear, teddy, lego, puzzle, stuffed animal, frisbee, kite, pinwheel, swing @ Toys & Games
teddy bear, teddy, stuffed animal, plush, stuffed toy
game, board game, chess, puzzle, playing card
playground > swing, slide, seesaw
tool, equipment > hammer, screwdriver, saw, drill, wrench, pliers, axe, hatchet, shovel, chainsaw, scissors, can opener, corkscrew, letter opener, lawn mower, plow, plunger @ Tools & Equipment
drone, quadcopter
weapon > gun, rifle, revolver, sword, pistol, cannon, missile, bow
gun > rifle, revolver, pistol
money, cash, coin, banknote
bottle, flask
box > carton, crate, chest, toolbox, mailbox
household, household item @ Household & Products
trash, garbage, rubbish, waste, bin
ball, football, basketball, tennis ball, volleyball
fire, flame, bonfire, campfire
`
  .trim()
  .split('\n')
  .map(readGroup);

function readGroup(line: string): SynonymGroup {
  const [words = '', categories = ''] = line.split('@');
  const [same = '', kinds = ''] = words.split('>');
  return { same: list(same, ','), kinds: list(kinds, ','), categories: list(categories, ';') };
}

function list(text: string, separator: string): string[] {
  return text.split(separator).flatMap((part) => part.trim() || []);
}
