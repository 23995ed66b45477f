import { categorize, type CategoryName } from '#core/categories/categorize.ts';

/**
 * The role of a word in a sentence: `person`, the kind of person; `who`, other people; `doing`, what they do;
 * `where`, the place; `thing`, an object that can be the subject or be next to it; `scene`, a part of a scene; a
 * landscape has several of them.
 */
export type WordRole = 'person' | 'who' | 'doing' | 'where' | 'thing' | 'scene';

/** A word that the word head predicts, and how a sentence uses it. */
export interface PhotoWord {
  readonly word: string;
  readonly role: WordRole;
  /** The form used in a sentence: "a man", "running", "on a street". */
  readonly phrase: string;
  /** The category that `categorize` gives for the phrase alone. */
  readonly category: CategoryName;
  /** The forms in which captions and labels contain the word; training learns from these. */
  readonly forms: readonly string[];
}

/** Written as "word: phrase: forms", because a hundred object literals would be hard to read. */
export const PHOTO_WORDS: readonly PhotoWord[] = [
  ...words(
    'person',
    `man: a man: man|men|guy|guys|male|gentleman
     woman: a woman: woman|women|lady|ladies|female
     boy: a boy: boy|boys
     girl: a girl: girl|girls
     child: a child: child|children|kid|kids|toddler|toddlers
     baby: a baby: baby|babies|infant`,
  ),
  ...words(
    'who',
    `couple: a couple: couple
     crowd: a crowd: crowd|crowds|audience|spectators
     dog: a dog: dog|dogs|puppy|puppies
     player: a player: player|players`,
  ),
  ...words(
    'doing',
    `running: running: running|runs|run|runner|runners
     jumping: jumping: jumping|jumps|jump|leaping|leaps|midair|airborne
     playing: playing: playing|plays|play
     sitting: sitting: sitting|sits|sit|seated
     standing: standing: standing|stands|stand
     walking: walking: walking|walks|walk
     swimming: swimming: swimming|swims|swim|swimmer
     riding: riding: riding|rides|ride|rider
     climbing: climbing: climbing|climbs|climber
     smiling: smiling: smiling|smiles|smile|grinning
     lying: lying down: lying|laying|lies|lays|sleeping|sleeps|asleep
     eating: eating: eating|eats
     sliding: sliding: sliding|slides
     swinging: swinging: swinging|swings
     skateboarding: skateboarding: skateboarding|skateboarder|skateboarders|skateboard
     surfing: surfing: surfing|surfer|surfers|surfs|surfboard
     snowboarding: snowboarding: snowboarding|snowboarder|snowboard
     skiing: skiing: skiing|skier|skiers|skis|ski
     cycling: cycling: biking|bicycling|cycling|biker|bikers|cyclist|cyclists|bicyclist
     racing: racing: racing|race|races
     dancing: dancing: dancing|dancer|dancers|dances
     singing: singing: singing|sings|singer
     splashing: splashing: splashing|splashes
     kayaking: kayaking: kayak|kayaking|kayaker|canoe|canoeing`,
  ),
  ...words(
    'where',
    `grass: on grass: grass|grassy|lawn
     snow: in the snow: snow|snowy
     beach: on a beach: beach|shore|shoreline|seaside
     water: in the water: water
     pool: in a pool: pool
     street: on a street: street|streets|sidewalk
     road: on a road: road|highway
     field: in a field: field|meadow
     park: in a park: park
     mountains: in the mountains: mountain|mountains|mountainside
     forest: in a forest: forest|woods|wooded
     rocks: on rocks: rock|rocks|rocky|boulder|cliff
     city: in a city: city
     indoors: indoors: inside|indoors|room|kitchen|floor
     stage: on a stage: stage
     lake: by a lake: lake
     river: by a river: river|creek|stream
     night: at night: night
     sand: on sand: sand|sandy
     playground: on a playground: playground|slide
     track: on a track: track
     bench: on a bench: bench`,
  ),
  ...words(
    'thing',
    `ball: a ball: ball|balls
     bike: a bicycle: bike|bikes|bicycle|bicycles
     motorcycle: a motorcycle: motorcycle|motorcycles|motorbike
     horse: a horse: horse|horses
     bird: a bird: bird|birds
     cat: a cat: cat|cats|kitten
     hat: a hat: hat|hats|cap
     helmet: a helmet: helmet|helmets
     guitar: a guitar: guitar|guitars|guitarist
     violin: a violin: violin|fiddle|violinist
     microphone: a microphone: microphone|mic
     football: football: football
     soccer: soccer: soccer
     baseball: baseball: baseball
     basketball: basketball: basketball
     tennis: tennis: tennis
     hockey: hockey: hockey
     volleyball: volleyball: volleyball
     toy: a toy: toy|toys
     car: a car: car|cars
     truck: a truck: truck|trucks
     bus: a bus: bus|buses
     train: a train: train|trains|tram
     boat: a boat: boat|boats|sailboat|ship|ships|ferry|ketch|schooner
     airplane: an airplane: airplane|airplanes|plane|aircraft
     helicopter: a helicopter: helicopter
     flowers: flowers: flower|flowers|rose|roses|tulip|tulips|daisy|sunflower|dandelion
     cake: a cake: cake
     pizza: a pizza: pizza
     fruit: fruit: fruit|fruits|strawberry|apple|orange|banana|pineapple|lemon
     cup: a cup: cup|cups|mug
     bottle: a bottle: bottle|bottles
     chair: a chair: chair|chairs
     table: a table: table|tables
     sofa: a sofa: sofa|couch
     bed: a bed: bed
     laptop: a laptop: laptop|notebook computer
     phone: a phone: phone|cellphone|smartphone
     camera: a camera: camera|cameras
     book: a book: book|books|book cover
     shoes: shoes: shoe|shoes|footwear|sneaker|sneakers
     shirt: a shirt: shirt|t-shirt|longsleeve
     dress: a dress: dress
     statue: a statue: statue|statues|sculpture|buddha
     painting: a painting: painting|paintings
     whiteboard: a whiteboard: whiteboard
     handwriting: handwriting: handwriting|handwritten|handwritten page
     receipt: a receipt: receipt|receipt/invoice|invoice
     screenshot: a screenshot: screenshot|website screenshot|console screenshot|phone app screenshot
     document: a printed page: document|document page|article page|page
     bride: a bride: bride|bridal
     balloons: balloons: balloon|balloons
     fountain: a fountain: fountain
     bridge: a bridge: bridge
     church: a church: church|cathedral
     tower: a tower: tower
     castle: a castle: castle
     house: a house: house|houses
     butterfly: a butterfly: butterfly|butterflies|moth
     fish: a fish: fish
     sheep: sheep: sheep
     cow: a cow: cow|cows|cattle`,
  ),
  ...words(
    'scene',
    `trees: trees: tree|trees
     building: a building: building|buildings
     hill: a hill: hill|hills
     waves: waves: wave|waves
     sky: the sky: sky
     clouds: clouds: cloud|clouds|cloudy
     sunset: a sunset: sunset|sunrise|shine
     path: a path: path|trail
     fence: a fence: fence
     wall: a wall: wall
     sea: the sea: ocean|sea
     glacier: a glacier: glacier
     waterfall: a waterfall: waterfall
     garden: a garden: garden
     landscape: a landscape: landscape
     window: a window: window|windows
     fire: a fire: fire|bonfire`,
  ),
  // At the end, because a word's position is its id among the concepts of kept photos.
  ...words(
    'thing',
    `jacket: a jacket: jacket|jackets|coat|coats
     suit: a suit: suit|suits|tuxedo
     sunglasses: sunglasses: sunglasses|sunglass
     skirt: a skirt: skirt|skirts
     swimsuit: a swimsuit: swimsuit|swimsuits|bikini
     backpack: a backpack: backpack|backpacks
     bag: a bag: bag|bags
     umbrella: an umbrella: umbrella|umbrellas
     computer: a computer: computer|computers
     vegetables: vegetables: vegetable|vegetables
     bowl: a bowl: bowl|bowls
     kitchen: a kitchen: kitchen|kitchens
     van: a van: van|vans
     elephant: an elephant: elephant|elephants
     giraffe: a giraffe: giraffe|giraffes
     bear: a bear: bear|bears
     llama: a llama: llama|llamas
     wedding: a wedding: wedding|weddings
     concert: a concert: concert|concerts
     scarf: a scarf: scarf|scarves
     sweatshirt: a sweatshirt: sweatshirt|hoodie
     handbag: a handbag: handbag|purse
     tent: a tent: tent|tents
     bucket: a bucket: bucket|buckets
     knife: a knife: knife|knives
     kite: a kite: kite|kites
     duck: a duck: duck|ducks
     pier: a pier: pier|piers
     desk: a desk: desk|desks
     keyboard: a keyboard: keyboard|keyboards
     cart: a cart: cart|carts
     necklace: a necklace: necklace|necklaces
     clock: a clock: clock|clocks
     drum: a drum: drum|drums
     stove: a stove: stove
     sandwich: a sandwich: sandwich|sandwiches
     donut: a donut: donut|donuts
     monkey: a monkey: monkey|monkeys
     snake: a snake: snake|snakes
     turtle: a turtle: turtle|turtles
     frisbee: a frisbee: frisbee
     party: a party: party|parties
     shop: a shop: shop|store
     coffee: a cup of coffee: coffee
     wine: wine: wine
     beer: beer: beer
     sign: a sign: sign|signs
     flag: a flag: flag|flags
     stairs: stairs: stair|stairs|staircase
     temple: a temple: temple|temples
     piano: a piano: piano
     mask: a mask: mask|masks
     lamp: a lamp: lamp|lamps
     graffiti: graffiti: graffiti
     dolphin: a dolphin: dolphin|dolphins
     penguin: a penguin: penguin|penguins
     pyramid: a pyramid: pyramid|pyramids
     bouquet: a bouquet: bouquet|bouquets
     newspaper: a newspaper: newspaper|newspapers
     leaves: leaves: leaf|leaves|foliage
     door: a door: door|doors|doorway
     gate: a gate: gate|gates
     tunnel: a tunnel: tunnel|tunnels
     costume: a costume: costume|costumes
     cave: a cave: cave|caves`,
  ),
];

function words(role: WordRole, text: string): PhotoWord[] {
  return text.split('\n').map((line) => {
    const [word = '', phrase = '', forms = ''] = line.trim().split(': ');
    return { word, role, phrase, category: categorize(phrase), forms: forms.split('|') };
  });
}
