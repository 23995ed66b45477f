/** A folder of the result. */
export interface Category {
  readonly name: string;
  /** What belongs in the folder, for people and for engines that take instructions. */
  readonly definition: string;
  /** Words and phrases that indicate the folder. Singular; plurals and possessives match as well. */
  readonly keywords: readonly string[];
}

/**
 * The folders. Their order matters: if a description has keywords of several, the first in this list wins. So a
 * photo's subject (a receipt, a wedding, a dog) comes before its setting (a street, a room).
 *
 * A player comes before the plaything: a dog with a ball is a pet. Words that occur in many photos (a wall, water)
 * belong to a category further down, or to a more specific phrase.
 *
 * A longer phrase hides the words inside it, whatever its category: "hot dog" is food, not a dog.
 */
export const CATEGORY_TABLE = [
  {
    name: 'Screenshots',
    definition: 'Captures of a computer or phone screen: web pages, apps, dialogs, code, chats',
    keywords: list(`screenshot, screen shot, screen capture, screengrab, web page, webpage, website, web site,
      user interface, app screen, app interface, software interface, mobile app, dialog, dialog box,
      dialogue box, browser window, terminal window, terminal output, command line, login page,
      login screen, login form, home screen, lock screen, settings page, settings menu, settings screen,
      source code, code editor, lines of code, snippet of code, code snippet, chat window,
      chat conversation, text message, error message, error dialog, pop-up window, popup window,
      navigation bar, toolbar, spreadsheet, video call, video game screen, gui, interface,
      computer terminal, webcam`),
  },
  {
    name: 'Receipts & Invoices',
    definition: 'Shop or restaurant receipts, bills, invoices, tickets with amounts',
    keywords:
      list(`receipt, invoice, sales slip, cash register slip, total amount, ticket stub, restaurant bill,
      utility bill, electricity bill, phone bill, hotel bill, itemized bill, itemised bill,
      billing statement, purchase order, till slip, credit card slip, bill, tax, sum total`),
  },
  {
    name: 'Whiteboards & Notes',
    definition:
      'Whiteboards, blackboards, flip charts, sticky notes and handwritten notes or sketched diagrams',
    keywords:
      list(`whiteboard, white board, dry-erase board, blackboard, chalkboard, flip chart, flipchart, sticky note,
      post-it, post-it note, handwritten, hand-written, handwriting, notebook page, notebook paper,
      diagram drawn, hand-drawn diagram, sketched diagram, notepad, lecture notes, meeting notes,
      lined paper, handwritten note, note on, notes on, note with, paper note, diagram, scribble`),
  },
  {
    name: 'Documents & Books',
    definition: 'Printed pages, forms, ID or business cards, menus, posters with text, books, magazines',
    keywords:
      list(`document, paperwork, application form, tax form, printed form, paper form, registration form,
      blank form, filled-out form, paper page, printed page, page of text, printed text, printed letter,
      typed letter, letterhead, business card, ID card, identity card, identification card,
      membership card, passport, driver's license, driver license, driving licence, driving license, menu,
      book cover, open book, stack of books, pile of books, textbook, paperback, hardcover book,
      comic book, book page, page of a book, magazine, comic, newspaper, envelope, crossword, certificate,
      diploma, brochure, leaflet, flyer, pamphlet, nutrition label, nutrition facts,
      nutritional information, contract, bank statement, movie poster, sheet music, boarding pass,
      postcard, greeting card, sheet of paper, infographic, text label, book, notebook, letter, license,
      licence, poster, map, paper with, block of text, text on a page, lines of text, label`),
  },
  {
    name: 'Art & Museums',
    definition: 'Paintings, sculpture, drawings, crafts, museum exhibits',
    keywords:
      list(`painting, oil painting, watercolor, watercolour, sculpture, drawing, pencil sketch, artwork,
      work of art, mural, fresco, mosaic, graffiti, street art, museum, museum exhibit, exhibit,
      exhibition, art gallery, pottery, potter's wheel, ceramics, illustration, fossil, dinosaur skeleton,
      suit of armor, suit of armour, armor, armour, paintbrush, paint brush, easel, engraving, figurine,
      bust of a man, bust of a woman, stained glass, origami, tapestry, handicraft, piece of art, gallery,
      art pedestal, modern art, art exhibit, arts and crafts, sketch, carved mask, wooden mask,
      tribal mask, skeleton, cartoon`),
  },
  {
    name: 'Weddings',
    definition: 'Wedding ceremonies, bride and groom, wedding party, rings, wedding details',
    keywords:
      list(`wedding, bride, groom, bridal, bridesmaid, groomsman, wedding dress, wedding cake, wedding ring,
      wedding party, engagement ring, newlywed, marriage ceremony, bridal shower`),
  },
  {
    name: 'Birthdays & Parties',
    definition:
      'Birthdays, parties, holidays and celebrations, decorations, candles on cakes, Halloween, Christmas',
    keywords: list(`birthday, birthday cake, birthday party, party, celebration, celebrating, party balloon,
      colorful balloon, colourful balloon, helium balloon, bunch of balloons, balloons, candles on a cake,
      confetti, fireworks, sparkler, Halloween, jack-o'-lantern, carved pumpkin, Christmas, Christmas tree,
      Santa Claus, Easter egg, Thanksgiving, Hanukkah, Diwali, festival, carnival, graduation,
      graduation cap, maypole, piñata, gift box, wrapped present, baby shower, party hat, New Year's Eve,
      balloon, gift, Halloween costume, party costume, nightclub, party decoration`),
  },
  {
    name: 'Concerts & Music',
    definition: 'Concerts, stages, singers and musicians, musical instruments',
    keywords:
      list(`concert, live music, music festival, music band, rock band, brass band, marching band, jazz band,
      band performing, band playing, on stage, concert stage, stage lights, singer, singing, microphone,
      guitar, guitarist, bass guitar, electric guitar, acoustic guitar, piano, grand piano, pianist,
      violin, violinist, fiddle, cello, cellist, double bass, drum, drummer, drum set, drumstick, trumpet,
      trombone, tuba, orchestra, musician, saxophone, flute, clarinet, oboe, bassoon, French horn, harp,
      accordion, banjo, ukulele, mandolin, harmonica, xylophone, marimba, maraca, gong, cymbal, chimes,
      panpipe, ocarina, choir, musical instrument, string instrument, wind instrument, keyboard player, DJ,
      turntable, vinyl record, theater curtain, theatre curtain, pipe organ, rapper, dancer, ballet, band,
      music, musical performance, stage performance, performing on stage, empty stage, theater stage,
      theatre stage`),
  },
  {
    name: 'Pets',
    definition: 'Dogs, cats, hamsters, guinea pigs, pet rabbits and other house animals',
    keywords:
      list(`dog, puppy, pup, doggy, cat, kitten, kitty, house cat, hamster, gerbil, guinea pig, pet, pet rabbit,
      bunny, terrier, retriever, poodle, toy poodle, spaniel, Labrador, bulldog, Chihuahua, husky, corgi,
      dachshund, beagle, pug, collie, border collie, Dalmatian, Rottweiler, Doberman, German shepherd,
      Pomeranian, mastiff, greyhound, foxhound, whippet, schnauzer, pinscher, Shih Tzu, Maltese, malamute,
      hound, bloodhound, sheepdog, setter, Great Dane, Saint Bernard, pit bull, boxer dog, tabby, Siamese,
      Persian cat, toy terrier, Samoyed, Pekinese, papillon dog, canine, feline`),
  },
  {
    name: 'Sports & Fitness',
    definition: 'People doing sport, matches, teams, sport equipment',
    keywords:
      list(`sport, sports team, sports equipment, sports field, tennis, tennis player, table tennis, ping-pong,
      football, football player, American football, soccer, soccer ball, baseball, baseball player,
      baseball bat, baseball game, ballplayer, softball, basketball, volleyball, hockey, hockey puck,
      cricket match, cricket player, cricket bat, cricket game, playing cricket, rugby, golf, golf ball,
      golfer, badminton, lacrosse, ski, skiing, skier, ski slope, snowboard, snowboarder, snowboarding,
      skateboard, skateboarder, skateboarding, surfboard, surfer, surfing, wakeboard, windsurfing,
      windsurfer, kitesurfing, kitesurfer, kiteboarding, paddleboard, cycling, cyclist, cycling race, BMX,
      motocross, marathon, horse race, horse racing, rodeo, jockey, gym, gymnasium, gymnast, gymnastics,
      balance beam, fitness, workout, yoga, dumbbell, barbell, weightlifting, weight lifting, punching bag,
      racket, racquet, athlete, athletics, swimmer, swimming race, swimming competition, swim goggles,
      scuba, scuba diver, snorkel, runner, jogger, jogging, sprinter, hurdle, wrestling, wrestler,
      boxing match, boxing ring, boxing glove, martial arts, karate, judo, fencer, climber, rock climbing,
      rock climber, ice skating, figure skating, ice skate, roller skate, skater, bobsled, dogsled,
      archery, bowling alley, bowling ball, billiards, pool table, croquet, stadium, scoreboard,
      goalkeeper, referee, trampoline, rowing team, rower, sports game, ball game, game of, sports match,
      tennis match, football match, soccer match, player, race car driver, foot race, relay race,
      running race, bicycle race, car race, ball player, playing ball, tennis ball, frisbee, team,
      racing bike, swimming in a race, exercising, tournament, sports helmet, kite surfing, playing catch,
      sports trophy, diver, trophy`),
  },
  {
    name: 'Birds',
    definition: 'Any bird, wild or kept',
    keywords:
      list(`bird, parrot, parakeet, budgie, cockatoo, macaw, owl, eagle, hawk, falcon, vulture, duck, duckling,
      mallard, goose, gosling, swan, hen, rooster, penguin, heron, egret, gull, seagull, pigeon, dove,
      finch, goldfinch, sparrow, robin, crow, raven, magpie, woodpecker, hummingbird, kingfisher,
      bee eater, pelican, flamingo, stork, ibis, ostrich, emu, peacock, toucan, hornbill, puffin,
      albatross, quail, partridge, pheasant, grouse, cormorant, cockatiel, canary, chickadee, lorikeet,
      kookaburra, spoonbill, sandpiper, flock of geese, bird of prey, birdhouse, crane, turkey, swallow,
      bird's nest, nest, bird feather, peacock feather, chick, beak, jay`),
  },
  {
    name: 'Insects & Spiders',
    definition: 'Insects, butterflies, spiders and other small crawling animals',
    keywords:
      list(`insect, butterfly, bee, bumblebee, honeybee, wasp, hornet, beetle, spider, tarantula, scorpion,
      dragonfly, damselfly, ant, housefly, house fly, fruit fly, moth, grasshopper, cricket, locust,
      ladybug, ladybird, caterpillar, mantis, praying mantis, cicada, cockroach, mosquito, centipede,
      millipede, spider web, spiderweb, cobweb, snail, slug, worm, earthworm, beehive, honeycomb, cocoon,
      larva, a fly, fly on, flies on, horsefly, bug, tick`),
  },
  {
    name: 'Sea Life',
    definition: 'Fish, sharks, whales, shells, crabs, corals, aquarium and underwater animals',
    keywords:
      list(`fish, goldfish, clownfish, lionfish, pufferfish, fish tank, shark, stingray, manta ray, whale,
      killer whale, orca, jellyfish, crab, lobster, crayfish, coral, coral reef, starfish, sea star,
      sea lion, seal, walrus, manatee, dolphin, turtle, sea turtle, aquarium, underwater, seashell,
      sea shell, conch, nautilus, octopus, squid, sea urchin, sea anemone, sea slug, sea cucumber, eel,
      seahorse, otter, sea creature, marine life, clam, shell, shrimp, oyster`),
  },
  {
    name: 'Farm Animals',
    definition: 'Horses, cattle, sheep, goats, pigs, llamas, poultry in farm settings',
    keywords:
      list(`horse, horseback, pony, foal, stallion, mare, cow, cattle, calf, bull, ox, sheep, lamb, ram, goat,
      pig, piglet, hog, donkey, mule, llama, alpaca, farm animal, livestock, poultry, chicken,
      water buffalo`),
  },
  {
    name: 'Wildlife',
    definition: 'Wild mammals, reptiles and amphibians',
    keywords:
      list(`lion, lioness, tiger, leopard, snow leopard, cheetah, jaguar, panther, lynx, cougar, puma, big cat,
      wild cat, bear, polar bear, panda, elephant, rhino, rhinoceros, hippo, hippopotamus, giraffe, zebra,
      camel, monkey, spider monkey, ape, gorilla, chimpanzee, orangutan, gibbon, baboon, macaque, lemur,
      primate, wolf, coyote, dingo, jackal, wild dog, hyena, fox, deer, reindeer, moose, elk, antelope,
      gazelle, impala, bison, buffalo, wild boar, wild pig, warthog, mountain goat, wild goat, ibex,
      bighorn sheep, snake, python, cobra, viper, rattlesnake, lizard, iguana, gecko, chameleon,
      Komodo dragon, crocodile, alligator, frog, bullfrog, toad, salamander, newt, tortoise, box turtle,
      mud turtle, pond turtle, reptile, amphibian, squirrel, chipmunk, rabbit, hare, hedgehog, porcupine,
      raccoon, skunk, beaver, badger, weasel, mink, ferret, marmot, prairie dog, mongoose, meerkat,
      armadillo, sloth, anteater, kangaroo, wallaby, koala, wombat, platypus, echidna, wildlife,
      wild animal, zoo animal, rat, field mouse, house mouse, mouse, fruit bat, bats, zoo, safari, animal`),
  },
  {
    name: 'Drinks',
    definition: 'Drinks, cups and glasses with drinks, bottles of beer or wine, coffee',
    keywords:
      list(`drink, beverage, coffee, coffee mug, coffee cup, cup of coffee, cup of tea, tea, teacup, beer,
      beer bottle, beer glass, pint of beer, wine, wine bottle, wine glass, red wine, cocktail, juice,
      lemonade, smoothie, milkshake, soda, soda bottle, soft drink, glass of, bottle of water,
      bottle of wine, bottle of beer, bottled water, espresso, cappuccino, latte, whiskey, whisky, vodka,
      champagne, liquor, eggnog, hot chocolate, water bottle, mug, bottle, goblet, glasses of, bartender,
      can of`),
  },
  {
    name: 'Food',
    definition: 'Meals, dishes, ingredients, fruit, vegetables, bakery, food markets',
    keywords:
      list(`food, dish, plate of, bowl of, meal, pizza, burger, hamburger, cheeseburger, sandwich, hot dog,
      hotdog, cake, cupcake, bread, loaf, bagel, bun, toast, pretzel, croissant, pastry, fruit, vegetable,
      salad, soup, dessert, ice cream, popsicle, ice lolly, meat, steak, sausage, bacon, ham,
      fried chicken, grilled chicken, roast chicken, roasted chicken, chicken wings, chicken breast,
      chicken curry, chicken salad, chicken soup, grilled fish, fried fish, fish and chips, fish market,
      fish dish, seafood, sushi, pasta, spaghetti, noodle, rice, taco, burrito, pancake, waffle, cookie,
      biscuit, donut, doughnut, pie, chocolate, candy, cheese, egg, fries, French fries, omelette, stew,
      curry, guacamole, dough, mashed potato, breakfast, dinner, lunch, snack, brunch, market stall,
      food market, food stall, farmers market, grocery, groceries, grocery store, supermarket, bakery,
      butcher, cooking, barbecue, ingredient, banana, apple, oranges, lemon, lime, grape, strawberry,
      blueberry, raspberry, cherry, peach, pear, mango, pineapple, watermelon, melon, coconut, fig,
      pomegranate, avocado, tomato, potato, carrot, onion, garlic, pepper, bell pepper, cucumber, broccoli,
      cabbage, lettuce, cauliflower, corn, zucchini, squash, pumpkin, artichoke, jackfruit, mushroom soup,
      cereal, yogurt, yoghurt, frying pan with food, food package, milk carton, carton of milk,
      orange fruit, orange slice, slice of orange, orange half, sauce, spice, honey, nut, cook, chef,
      restaurant meal, restaurant dish, plate with, plates of, milk`),
  },
  {
    name: 'Flowers & Plants',
    definition: 'Flowers, garden plants, leaves, trees close up, cactus, mushrooms',
    keywords:
      list(`flower, wildflower, blossom, cherry blossom, bloom, petal, rose, tulip, daisy, sunflower, dandelion,
      orchid, lily, lavender, lotus flower, leaf, cactus, succulent, fern, moss, mushroom, fungus,
      toadstool, bouquet, tree branch, botanical garden, flower garden, greenhouse, bonsai, foliage,
      seedling, acorn, rose hip, horse chestnut, rapeseed, garden plant, shrub, hydrangea, hibiscus,
      chrysanthemum, poppy, iris flower, peony, gardening, potted plant, houseplant, vegetable garden,
      berry, seed, rose bush, grape vine, herb, soil, flowering bush, flowering plant, green plant`),
  },
  {
    name: 'Aircraft',
    definition: 'Planes, helicopters, balloons, airships, rockets, views of a wing',
    keywords:
      list(`airplane, aeroplane, aircraft, plane, jet, fighter jet, airliner, warplane, biplane, helicopter,
      airport, cockpit, hot air balloon, hot-air balloon, airship, blimp, rocket, missile, space shuttle,
      spacecraft, parachute, airfield, drone, wing of, airplane wing, seaplane, paraglider, hang glider,
      airplane flight, in flight over, runway, airplane wings, aircraft wing`),
  },
  {
    name: 'Boats & Ships',
    definition: 'Boats and ships of all kinds, harbours',
    keywords:
      list(`boat, ship, sailboat, sailing boat, yacht, ferry, canoe, kayak, harbor, harbour, marina, submarine,
      cruise ship, container ship, pirate ship, aircraft carrier, warship, gondola, rowboat, speedboat,
      motorboat, catamaran, trimaran, schooner, yawl, lifeboat, fireboat, fishing boat, raft, barge,
      tugboat, paddle steamer, jet ski, ocean liner, shipwreck, sailing ship, boathouse, vessel, boat dock,
      dock with, anchor, kayak paddle`),
  },
  {
    name: 'Vehicles',
    definition: 'Cars, motorbikes, bicycles, trucks, buses, trains, tractors and their parts',
    keywords:
      list(`car, race car, racing car, sports car, police car, truck, pickup truck, fire truck, fire engine,
      garbage truck, van, minivan, bus, minibus, school bus, trolleybus, motorcycle, motorbike, scooter,
      moped, bicycle, bike, mountain bike, train, steam train, steam locomotive, locomotive, railway,
      railroad, tram, streetcar, subway train, tractor, combine harvester, harvester, excavator, bulldozer,
      vehicle, steering wheel, car wheel, tire, taxi, cab, traffic, traffic jam, jeep, SUV, sedan,
      limousine, convertible car, ambulance, snowmobile, snowplow, golf cart, go-kart, army tank, rickshaw,
      carriage, horse-drawn carriage, horse cart, ox cart, wagon, tricycle, unicycle, camper van,
      motorhome, parking lot, windshield, headlight, speedometer, odometer, license plate, number plate,
      forklift, car mirror, gas pump, tank, engine, dashboard, convertible, pickup, trailer, hand cart,
      horse and cart`),
  },
  {
    name: 'Family & Groups',
    definition: 'Two or more people posing or together: family, friends, colleagues, couples, children',
    keywords:
      list(`family, family photo, couple, group of people, group of friends, group of men, group of women,
      group of children, group photo, group portrait, group of students, two people, three people,
      four people, several people, many people, friend, children, kids, mother, father, parents,
      grandmother, grandfather, grandparent, brothers, sisters, siblings, twins, husband and wife,
      people posing, people sitting, people standing, crowd, audience, team photo, men, women, girls, boys,
      meeting, colleague, coworker, classmate, students, gathering, reunion, man and a woman,
      man and woman, woman and a man, boy and a girl, mother and child, man with a baby, woman with a baby,
      people, group, people together`),
  },
  {
    name: 'People & Portraits',
    definition: 'One person: portrait, selfie, person at work; also people in general',
    keywords:
      list(`man, woman, boy, girl, person, baby, infant, newborn, toddler, child, kid, portrait, self-portrait,
      headshot, selfie, smiling, lady, gentleman, guy, teenager, adult, human face, worker, doctor, nurse,
      soldier, pedestrian, hiker, student, businessman, businesswoman, fisherman, politician, model posing,
      human, wedding guest, man in a suit, hand, dancing, swimming, face, human hair, long hair, dark hair,
      blond hair, red hair, curly hair, smile, he, she, someone, lecture, people in general, actor,
      actress`),
  },
  {
    name: 'Beach & Sea',
    definition: 'Beaches, coast, ocean, piers',
    keywords:
      list(`beach, ocean, sea, coast, coastline, coastal, shore, shoreline, seashore, seaside, seafront,
      ocean waves, sea waves, crashing waves, pier, island, lagoon, sandbar, breakwater, headland, cove,
      sandy beach, seascape, tropical paradise, sand, wave, palm tree, tide, cliffs by the sea, sandy bay,
      bay with`),
  },
  {
    name: 'Sunsets & Sky',
    definition: 'Sunrise, sunset, clouds, moon, stars, northern lights',
    keywords: list(`sunset, sunrise, night sky, starry sky, sunset sky, evening sky, dramatic sky, cloudy sky,
      cloudscape, milky way, moon, full moon, moonlight, aurora, northern lights, lightning, thunderstorm,
      storm cloud, storm, rainbow, eclipse, galaxy, nebula, sky with clouds, clouds in the sky, open sky,
      sky, cloud, star, dusk, dawn, twilight, sun, blue sky, clear sky, storms`),
  },
  {
    name: 'Landmarks & Travel',
    definition: 'Famous or historic sights: castles, temples, churches, monuments, statues, ruins',
    keywords:
      list(`landmark, monument, memorial, castle, palace, fortress, fort, temple, mosque, church, chapel,
      cathedral, basilica, abbey, monastery, pagoda, stupa, shrine, statue, statue of a man,
      statue of a woman, statue of a person, statue of a horse, statue of a lion, lion statue,
      horse statue, Buddha statue, tower, clock tower, bell tower, obelisk, ruins, ancient ruins, ruin,
      pyramid, lighthouse, mausoleum, tomb, amphitheater, amphitheatre, triumphal arch, totem pole,
      megalith, stone circle, Stonehenge, Eiffel, Eiffel Tower, Colosseum, Coliseum, Taj Mahal, Big Ben,
      Statue of Liberty, Great Wall, Acropolis, Parthenon, Machu Picchu, Golden Gate Bridge,
      Mount Rushmore, Sphinx, tourist attraction, tourist site, historic site, historical site,
      historic building, historical building, heritage site, sightseeing, cliff dwelling, altar, fountain,
      dome, arch, ancient, famous, historic, tourist, travel`),
  },
  {
    name: 'Buildings & City',
    definition: 'Streets, houses, skylines, bridges, shops from outside, architecture',
    keywords:
      list(`building, house, cottage, villa, cabin, mansion, apartment building, hotel, street, city, cityscape,
      skyline, skyscraper, bridge, architecture, architectural, shop front, shopfront, storefront, shop,
      store, town, village, alley, alleyway, roof, rooftop, street sign, road sign, stop sign,
      traffic sign, traffic light, neon sign, billboard, barn, fence, picket fence, balcony, courtyard,
      patio, swimming pool, facade, downtown, sidewalk, crosswalk, highway, plaza, town square, tunnel,
      dam, windmill, factory, warehouse, power plant, water tower, train station, cinema, ferris wheel,
      parking meter, mailbox, phone booth, fire hydrant, street lamp, street light, lamp post, scaffolding,
      suburb, urban, construction site, carousel, prison, yurt, planetarium, mobile home, turnstile,
      park bench, flagpole, stone wall, brick wall, manhole cover, road, sign, gate, square, home, stairs,
      wall, restaurant, flag, bench, playground, pavement, pool`),
  },
  {
    name: 'Interiors & Furniture',
    definition: 'Rooms seen from inside and pieces of furniture',
    keywords:
      list(`room, interior, indoors, living room, family room, dining room, kitchen, bedroom, bathroom, hallway,
      lobby, home office, office space, office interior, library, classroom, furniture, chair, armchair,
      sofa, couch, bed, bookcase, bookshelf, dining table, coffee table, side table, dresser, wardrobe,
      cabinet, cupboard, nightstand, rocking chair, crib, cradle, bathtub, shower, toilet, sink, fireplace,
      stove, curtain, carpet, rug, lampshade, table lamp, floor lamp, chandelier, throne, shoji,
      window shade, medicine cabinet, chest of drawers, drawers, table and chairs, staircase,
      restaurant interior, barbershop, home theater, table, desk, shelf, lamp, window, door, floor,
      ceiling, stool, poster bed, four-poster bed`),
  },
  {
    name: 'Electronics',
    definition: 'Computers, phones, cameras, audio and other devices',
    keywords: list(`computer, computer mouse, computer keyboard, computer monitor, laptop, keyboard, monitor,
      tablet computer, phone, telephone, smartphone, cell phone, mobile phone, iPhone, iPod, camera,
      camera lens, television, TV, flat-screen, remote control, printer, photocopier, projector, radio,
      loudspeaker, headphones, earphones, earbuds, electronic, electronics, electronic device, gadget,
      device, circuit board, cable, charger, hard drive, hard disk, modem, router, game controller,
      joystick, game console, microwave, dishwasher, refrigerator, fridge, washing machine, toaster,
      kitchen appliance, appliance, coffee maker, espresso machine, vacuum cleaner, electric fan,
      hair dryer, waffle iron, digital watch, smartwatch, cassette, tape player, CD player, stereo,
      typewriter, vending machine, cash machine, solar panel, satellite dish, Apple laptop, Apple computer,
      Apple watch, MacBook, light switch, spotlight, notebook computer, hand-held computer,
      cassette player, record player, media player, screen, speaker, battery, wire, heater, radiator,
      calculator`),
  },
  {
    name: 'Clothing & Accessories',
    definition: 'Garments, shoes, bags, jewellery, shown as the subject',
    keywords:
      list(`clothing, clothes, garment, outfit, shirt, T-shirt, sweatshirt, sweater, cardigan, hoodie, dress,
      gown, skirt, miniskirt, accessory, coat, jacket, jeans, trousers, pants, shorts, shoe, boot,
      cowboy boot, sneaker, sandal, slipper, high heel, clog, hat, cowboy hat, cap, scarf, glove, mitten,
      handbag, bag, backpack, purse, wallet, suitcase, luggage, necklace, bracelet, earring, jewelry,
      jewellery, ring, wristwatch, pocket watch, sunglasses, eyeglasses, sock, stocking, necktie, bow tie,
      fashion, apron, kimono, swimsuit, bikini, bathing suit, swimming trunks, underwear, bra, pajamas,
      poncho, cloak, robe, uniform, mannequin, belt, buckle, diaper, bib, bonnet, costume jewelry,
      feather boa, bulletproof vest, face mask, ski mask, costume, mask, helmet, swimming cap, watch, tie,
      suit, vest, glasses, wool, fabric, crown, tuxedo`),
  },
  {
    name: 'Toys & Games',
    definition: 'Toys, dolls, teddy bears, board games, puzzles',
    keywords:
      list(`toy, toy car, toy train, toy truck, toy dog, toy airplane, toy plane, toy bear, toy animal, doll,
      dollhouse, teddy bear, teddy, puzzle, jigsaw puzzle, board game, chess, chessboard, checkers,
      playing cards, poker, card game, video game, lego, building blocks, stuffed animal, plush, plush toy,
      rubber duck, rocking horse, pinwheel, piggy bank, slot machine, abacus, dice, domino, spinning top,
      marbles, action figure, toyshop, yo-yo, playground swing, swing, slide, puppet, robot, ball, game,
      kite`),
  },
  {
    name: 'Tools & Equipment',
    definition: 'Hand tools, machines, instruments, construction and workshop items',
    keywords:
      list(`tool, toolbox, hammer, screwdriver, drill, power drill, wrench, pliers, saw, chainsaw, chain saw,
      axe, hatchet, shovel, spade, trowel, rake, machine, machinery, equipment, screw, bolt, nail, lock,
      padlock, combination lock, instrument panel, construction, construction crane, tower crane, compass,
      magnetic compass, lawn mower, sewing machine, workshop, microscope, telescope, radio telescope,
      binoculars, stethoscope, syringe, gas mask, tripod, stopwatch, barometer, oscilloscope, cannon,
      rifle, pistol, revolver, gun, weapon, cleaver, plunger, wheelbarrow, ladder, oil rig, toolkit,
      measuring tape, tape measure, magnifying glass, crutch, lighter, hook, rope, stretcher, beaker,
      wheel, cart, slide rule, knife, chain, scissors, medical, laboratory, torch, whistle, bow`),
  },
  {
    name: 'Household & Products',
    definition:
      'Household things and product shots: kitchenware, cosmetics, packages, containers, stationery',
    keywords:
      list(`bowl, pan, frying pan, wok, cooking pot, saucepan, kettle, pitcher, jug, spoon, wooden spoon, fork,
      ladle, spatula, cutlery, kitchenware, container, box, carton, crate, package, packet, soap,
      soap dispenser, shampoo, perfume, lotion, sunscreen, lipstick, cosmetics, makeup, face powder,
      hair spray, toothbrush, towel, bath towel, toilet paper, paper towel, tissue, bucket, barrel, basket,
      candle, clock, wall clock, alarm clock, analog clock, sundial, hourglass, clothes iron, vase, tray,
      pen, pencil, fountain pen, ballpoint pen, pencil case, pencil sharpener, eraser, ruler, binder,
      stationery, product, household item, household object, umbrella, pillow, quilt, blanket, broom, mop,
      trash can, garbage can, dustbin, matches, matchstick, mousetrap, safe, plastic bag, shopping bag,
      shopping cart, shopping basket, sleeping bag, doormat, strainer, salt shaker, pill bottle,
      bottle cap, can opener, corkscrew, dish rack, dish towel, dish soap, measuring cup, mixing bowl,
      medicine bottle, jar, soap bubbles, pot, iron, lid, brush, mirror, plastic, paper, letter opener,
      plate, cup, teapot, laboratory container, feeding bottle, baby bottle, milk jug, milk can, object,
      item, thing`),
  },
  {
    name: 'Nature & Mountains',
    definition:
      'Landscapes without a nearer subject: mountains, forests, lakes, rivers, fields, deserts, snow',
    keywords:
      list(`mountain, mountain range, hill, hillside, valley, forest, rainforest, jungle, woods, woodland, lake,
      lakeside, lake shore, river, stream, creek, pond, waterfall, field, grass field, cornfield, meadow,
      pasture, prairie, farmland, countryside, vineyard, desert, sand dune, dune, snow, snowy, glacier,
      iceberg, ice, landscape, scenery, natural scene, cliff, canyon, volcano, geyser, cave,
      rock formation, hiking trail, trail, nature, wilderness, national park, park, tree, campsite,
      camping, tent, mountain tent, haystack, hay, hay bale, fog, mist, swamp, marsh, autumn, footpath,
      path, grass, rock, water, stone, bench in a park, outdoors, outside, plant, garden, bush, vine,
      feather`),
  },
] as const satisfies readonly Category[];

/**
 * Phrases that contain a keyword but say nothing about the subject, such as what something stands on. Like longer
 * keywords, they hide the keywords inside them.
 */
export const NEUTRAL_PHRASES: readonly string[] = list(
  `on a table, on the table, on a wooden table, on top of a table, at a table, at the table, wooden table with,
  table with, on a desk, on the desk, on a wooden desk, on a shelf, on the shelf, on the floor, on a wooden floor,
  by a window, by the window, near a window, through a window, in front of a window, in front of a door, on a plate,
  on a road, on the road, down a road, down the road, along a road, on a wall, on the wall, against a wall, against the wall, computer desk with, keyboard and mouse, mouse and keyboard, sad face, happy face, smiley face,
  in front of a wall, behind a wall, on a bench, on the bench, under a blue sky, under a clear sky, under the sky,
  against a blue sky, against the sky, in the sky, in the sun, in the sand, on the sand,
  people in the background, people in the distance, people walking by, with people, full of people,
  reading a book, reading a newspaper, reading a magazine, holding a book, holding a ball, holding a bottle,
  holding a cup, holding a mug, tank top, orange and, in orange, home plate, Mickey Mouse, dollar bill, top of a table, top of a desk, top of a shelf, on a chain, at a desk, hand holding, hands holding, in hand, in his hand, in her hand, in their hands, in a hand, by hand, with a book,
  with a ball, a ball in,
  couple of, men's, women's, children's, kids', man-made, face of a clock, clock face, rock face, cliff face,
  bed of, sea level, sea of, dog-eared, bird's-eye view, fish-eye, fisheye, close-up, body of water, head of,
  train of thought, horse chestnut tree, in the form of, a number of, cat's-eye, bull's-eye, ring of,
  car-free, crown of, box of, bag of, pair of, set of, piece of, work of, field of view, depth of field,
  out of focus, in focus, black and white photo, party of, family of`,
);

function list(words: string): string[] {
  return words.split(',').map((word) => word.trim().replace(/\s+/g, ' '));
}
