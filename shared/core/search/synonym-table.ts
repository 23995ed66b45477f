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
dog, puppy, pup, hound, canine, doggy > retriever, terrier, poodle, labrador, shepherd dog, sheepdog, spaniel, husky, bulldog, corgi, collie, beagle, dachshund, chihuahua, pug, mastiff, rottweiler, golden retriever
cat, kitten, kitty, feline, tomcat > tabby, siamese cat, persian cat
pet > dog, cat, puppy, kitten, hamster, guinea pig, rabbit, goldfish, parrot @ Pets
animal, creature, beast @ Pets; Birds; Insects & Spiders; Sea Life; Farm Animals; Wildlife
wildlife, wild animal @ Wildlife
farm animal, livestock @ Farm Animals
bird > duck, goose, swan, owl, eagle, hawk, falcon, gull, seagull, pigeon, parrot, penguin, heron, flamingo, hen, rooster, robin, finch, sparrow, peacock @ Birds
chicken, hen, rooster, cock
gull, seagull
duck, mallard, duckling
insect, bug > bee, wasp, beetle, ant, fly, butterfly, moth, dragonfly, grasshopper, ladybug, spider, mosquito @ Insects & Spiders
butterfly, moth
bee, bumblebee, honeybee
ladybug, ladybird
fish > shark, goldfish, clownfish, salmon, trout, stingray, tuna, eel
sea life, marine animal, sea creature @ Sea Life
whale, orca, killer whale
horse, pony, foal, stallion, mare, horseback
cow, cattle, bull, calf, ox, cattle herd
sheep, lamb, ram
pig, piglet, hog, swine
donkey, mule
rabbit, bunny, hare
monkey, ape, chimpanzee, gorilla, baboon, macaque, orangutan
big cat > lion, tiger, leopard, cheetah, jaguar, panther
bear > polar bear, brown bear, panda
deer, stag, elk, moose, antelope, gazelle
snake, serpent, python, cobra, viper
lizard, gecko, iguana, chameleon
reptile > snake, lizard, crocodile, alligator, turtle, tortoise
turtle, tortoise
crocodile, alligator
frog, toad
zoo, safari @ Wildlife
food, meal, dish, cuisine, lunch, dinner, breakfast, supper, brunch, something to eat, eat @ Food
snack > chips, popcorn, cookie, pretzel, sandwich, hot dog
dessert, sweet, pudding > cake, ice cream, pie, cupcake, donut, doughnut, cookie, pastry, chocolate, tart, brownie, pancake, waffle
cake, gateau, cupcake
donut, doughnut
cookie, biscuit
bread, loaf, baguette, toast, bun, bagel, roll of bread
pasta, spaghetti, noodle, lasagna, macaroni
pizza
burger, hamburger, cheeseburger
sandwich, sub, panini
fast food > burger, hamburger, fries, french fries, hot dog, pizza
fries, french fries, chips
fruit > apple, banana, orange, strawberry, lemon, pineapple, grape, cherry, pear, peach, mango, melon, watermelon, raspberry, blueberry, berry, fig, pomegranate
vegetable, veggie > carrot, broccoli, tomato, cucumber, pepper, cabbage, cauliflower, zucchini, potato, onion, lettuce, corn, pumpkin, mushroom, artichoke, salad
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
restaurant, cafe, diner, bistro, eatery
cooking, baking, cook, chef
flower, blossom, bloom > rose, tulip, daisy, orchid, lily, sunflower, bouquet, dandelion, poppy, lavender, hibiscus, dahlia, iris, lotus, cherry blossom
bouquet, bunch of flowers
plant, greenery > flower, tree, bush, fern, cactus, houseplant, leaf, grass @ Flowers & Plants
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
rain, rainy, umbrella, storm
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
boat, ship, vessel > sailboat, yacht, canoe, kayak, ferry, speedboat, rowboat, gondola, cruise ship, catamaran, lifeboat, motorboat @ Boats & Ships
sailboat, sailing boat, yacht, sailing
kayak, canoe, paddle
airplane, plane, aeroplane, aircraft, jet, airliner, warplane, jetliner
helicopter, chopper
flying, flight > airplane, plane, helicopter, balloon, airliner @ Aircraft
hot air balloon, balloon
rocket, spaceship, spacecraft, missile
car, automobile, auto > sedan, convertible, sports car, taxi, cab, suv, minivan, limousine, jeep, racing car, pickup, station wagon
vehicle > car, truck, bus, train, motorcycle, bicycle, van, tractor, tram @ Vehicles
taxi, cab
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
building > house, tower, skyscraper, church, castle, apartment, barn
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
shop, store, supermarket, market, mall
airport, runway, terminal
school, classroom
office, desk, workplace, workspace
kitchen, stove, oven, fridge, refrigerator, microwave
bedroom, bed
bathroom, toilet, bathtub, shower, sink, washbasin
living room, lounge, sitting room
room, interior, indoor, inside @ Interiors & Furniture
couch, sofa, settee
chair, armchair, stool, rocking chair
table, desk, dining table
furniture > couch, sofa, chair, table, bed, wardrobe, bookcase, desk, dresser @ Interiors & Furniture
lamp, light, chandelier
person, people, human > man, woman, boy, girl, child, baby, player, crowd, couple @ People & Portraits; Family & Groups
man, guy, gentleman, male
woman, lady, girl, female
child, kid, toddler > boy, girl, baby
children, kids > boy, girl
baby, infant, newborn, toddler
boy, lad
girl, young woman
family, relatives, parents > mother, father, grandmother, grandfather
mother, mom, mum, mummy
father, dad, daddy
grandmother, grandma, granny, nana
grandfather, grandpa, grandad
couple, pair, man and woman
friend, buddy, group of people, group
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
soccer, football, soccer ball
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
art, artwork @ Art & Museums
painting, watercolor, canvas, oil painting
drawing, sketch, doodle
museum, gallery, exhibit, exhibition @ Art & Museums
graffiti, mural, street art
computer, pc, desktop computer, laptop, notebook computer
laptop, notebook computer, notebook
phone, smartphone, cellphone, mobile phone, cell phone, telephone, iphone
camera, dslr, camcorder
television, tv, monitor, screen
gadget, electronics, device @ Electronics
clock, watch, wristwatch, stopwatch
clothes, clothing, outfit, garment, fashion > dress, shirt, jacket, coat, trousers, jeans, suit, skirt, sweater @ Clothing & Accessories
dress, gown, skirt
shirt, t-shirt, jersey, blouse
trousers, pants, jeans
shoe, footwear > sneaker, boot, sandal, high heel, trainer, loafer
sneaker, trainer, running shoe
hat, cap, sombrero, bonnet
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
toy, plaything > doll, teddy bear, teddy, lego, puzzle, stuffed animal @ Toys & Games
teddy bear, teddy, stuffed animal, plush, stuffed toy
game, board game, chess, puzzle, playing card
playground > swing, slide, seesaw
tool, equipment > hammer, screwdriver, saw, drill, wrench, pliers, axe, shovel, chainsaw @ Tools & Equipment
drone, quadcopter
weapon > gun, rifle, knife, sword, pistol
money, cash, coin, banknote
bottle, flask
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
