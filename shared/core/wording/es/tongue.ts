import { entriesOf, wordSet } from '../entries.ts';
import { titleIn, type TitlePatterns } from '../phrases.ts';
import { romanceGrammar } from '../romance.ts';
import type { Tongue, NameLinks } from '../tongue.ts';
import { ANIMALS } from './animals.ts';
import { THINGS } from './things.ts';

/** The plurals of things that are counted; in Spanish. */
const PLURALS = `
  a person: personas; a man: hombres; a woman: mujeres; a boy: niños; a girl: niñas;
  a child: niños pequeños; a baby: bebés; a bicycle: bicicletas; a car: coches; a motorcycle: motos;
  an airplane: aviones; a bus: autobuses; a train: trenes; a truck: camiones; a boat: barcos;
  a traffic light: semáforos; a fire hydrant: bocas de incendios; a stop sign: señales de stop;
  a parking meter: parquímetros; a bench: bancos; a bird: pájaros; a cat: gatos; a dog: perros;
  a horse: caballos; a sheep: ovejas; a cow: vacas; an elephant: elefantes; a bear: osos; a zebra: cebras;
  a giraffe: jirafas; a backpack: mochilas; an umbrella: paraguas; a handbag: bolsos;
  a necktie: corbatas; a suitcase: maletas; a frisbee: frisbees; skis: pares de esquís;
  a snowboard: tablas de snowboard; a ball: pelotas; a kite: cometas; a baseball bat: bates de béisbol;
  a baseball glove: guantes de béisbol; a skateboard: monopatines; a surfboard: tablas de surf;
  a tennis racket: raquetas de tenis; a bottle: botellas; a wine glass: copas de vino; a cup: tazas;
  a fork: tenedores; a knife: cuchillos; a spoon: cucharas; a bowl: boles; a banana: plátanos;
  an apple: manzanas; a sandwich: sándwiches; an orange: naranjas; broccoli: trozos de brócoli;
  a carrot: zanahorias; a hot dog: perritos calientes; a pizza: pizzas; a donut: dónuts;
  a cake: tartas; a chair: sillas; a couch: sofás; a potted plant: plantas en maceta; a bed: camas;
  a dining table: mesas de comedor; a toilet: inodoros; a television: televisores; a laptop: portátiles;
  a computer mouse: ratones de ordenador; a remote control: mandos a distancia; a keyboard: teclados;
  a phone: teléfonos; a microwave: microondas; an oven: hornos; a toaster: tostadoras; a sink: fregaderos;
  a refrigerator: frigoríficos; a book: libros; a clock: relojes; a vase: jarrones; scissors: tijeras;
  a teddy bear: ositos de peluche; a hair dryer: secadores de pelo; a toothbrush: cepillos de dientes`;

/** What people and animals do, or have with them; in Spanish. */
const ACTIONS = `
  running: corriendo; jumping: saltando; playing: jugando; sitting: sentado,sentada,sentados,sentadas;
  standing: de pie; walking: caminando; swimming: nadando; riding: montando; climbing: escalando;
  smiling: sonriendo; lying down: tumbado,tumbada,tumbados,tumbadas; eating: comiendo;
  sliding: deslizándose; swinging: columpiándose; skateboarding: en monopatín;
  surfing: haciendo surf; snowboarding: haciendo snowboard; skiing: esquiando; cycling: en bicicleta;
  racing: en una carrera; dancing: bailando; singing: cantando; splashing: chapoteando;
  kayaking: en kayak; playing football: jugando al fútbol americano; playing soccer: jugando al fútbol;
  playing baseball: jugando al béisbol; playing basketball: jugando al baloncesto;
  playing tennis: jugando al tenis; playing hockey: jugando al hockey;
  playing volleyball: jugando al voleibol; flying a kite: haciendo volar una cometa;
  riding a bicycle: en bicicleta; riding a motorcycle: en moto;
  riding a horse: a caballo; with a frisbee: con un frisbee; with a bicycle: con una bicicleta;
  with a motorcycle: con una moto; on a bench: en un banco; with a cat: con un gato;
  with a dog: con un perro; with a horse: con un caballo; with a backpack: con una mochila;
  with an umbrella: con un paraguas; with a handbag: con un bolso; wearing a necktie: con corbata;
  with a suitcase: con una maleta; with a wine glass: con una copa de vino; with a cake: con una tarta;
  on a couch: en un sofá; with a laptop: con un portátil; with a phone: con un teléfono;
  with a book: con un libro; with a teddy bear: con un osito de peluche;
  wearing a hat: con sombrero; wearing a helmet: con casco; wearing a shirt: con camisa;
  wearing a dress: con vestido; wearing a jacket: con chaqueta; wearing a suit: con traje;
  wearing sunglasses: con gafas de sol; wearing a skirt: con falda; wearing a swimsuit: en bañador;
  riding an elephant: a lomos de un elefante; wearing a mask: con mascarilla`;

/** Where they are; in Spanish. */
const PLACES = `
  on grass: sobre la hierba; in the snow: en la nieve; on a beach: en la playa; in the water: en el agua; on the water: sobre el agua;
  in a pool: en una piscina; on a street: en la calle; on a road: en una carretera;
  in a field: en un campo; in a park: en un parque; in the mountains: en las montañas;
  in a forest: en un bosque; on rocks: sobre las rocas; in a city: en la ciudad; indoors: en un interior;
  on a stage: en un escenario; by a lake: junto a un lago; by a river: junto a un río; at night: de noche;
  on sand: sobre la arena; on a playground: en un parque infantil; on a track: en una pista;
  on a bench: en un banco; on a couch: en un sofá; on a bed: en una cama;
  by the sea: junto al mar; outdoors: al aire libre; at a wedding: en una boda; at a party: en una fiesta;
  at a concert: en un concierto; on a chair: en una silla; on a table: sobre una mesa;
  at a table: a la mesa; at a desk: ante un escritorio`;

/** Kinds, subjects and parts of scenes in Spanish, as `entriesOf` reads them. */
const KINDS = `
  a fish: un pez; a shark: un tiburón; a bird: un pájaro; a salamander: una salamandra; a frog: una rana;
  a turtle: una tortuga; a lizard: un lagarto; a snake: una serpiente;   a spider: una araña; an insect: un insecto; an elephant: un elefante; a wild animal: un animal salvaje;
  a sea creature: un animal marino; a seashell: una concha; a crab: un cangrejo; a lobster: una langosta;
  a whale: una ballena; a dog: un perro; a wolf: un lobo; a wild dog: un perro salvaje; a fox: un zorro;
  a cat: un gato; a big cat: un gran felino; a bear: un oso; a beetle: un escarabajo;
  a butterfly: una mariposa; a horse: un caballo;
  a cow: una vaca; a sheep: una oveja;   an antelope: un antílope; an ape: un simio; a monkey: un mono; a panda: un panda; a toy: un juguete;
  clothes: ropa; a musical instrument: un instrumento musical;
  a guitar: una guitarra; a ship: un barco; an airplane: un avión; an altar: un altar;
  an army vehicle: un vehículo militar; a clock: un reloj; a bag: una bolsa; food: comida;
  a room: una habitación; a building: un edificio;
  a ball: una pelota; a car: un coche;   a drink: una bebida; a bicycle: una bicicleta;
  a boat: un barco; the sea: el mar; a train: un tren;
  a tool: una herramienta; a phone: un teléfono; a fence: una valla; shoes: zapatos;
  a computer: un ordenador; a hat: un sombrero;   a kitchen appliance: un electrodoméstico de cocina; a dock: un embarcadero; a truck: un camión;
  a fountain: una fuente; a plant: una planta; a cart: un carro; a person: una persona; a bus: un autobús;
  a van: una furgoneta; a motorcycle: una moto; a tent: una tienda de campaña; a jug: una jarra;
  a shop: una tienda; a stage: un escenario;
  a bridge: un puente; a swing: un columpio; a suit: un traje;
  a book: un libro; a dessert: un postre; bread: pan; vegetables: verduras; a flower: una flor;
  fruit: fruta; a landscape: un paisaje; a wedding: una boda; a fire hydrant: una boca de incendios;
  a stop sign: una señal de stop; a bench: un banco; a giraffe: una jirafa; a handbag: un bolso;
  a necktie: una corbata; a suitcase: una maleta; a frisbee: un frisbee; skis: unos esquís;
  a snowboard: una tabla de snowboard; a kite: una cometa; a baseball bat: un bate de béisbol;
  a baseball glove: un guante de béisbol; a skateboard: un monopatín; a surfboard: una tabla de surf;
  a bottle: una botella; a wine glass: una copa de vino; a cup: una taza; a fork: un tenedor;
  a knife: un cuchillo; a spoon: una cuchara; a bowl: un bol; a banana: un plátano; an apple: una manzana;
  a sandwich: un sándwich; an orange: una naranja; a carrot: una zanahoria; a donut: un dónut;
  a cake: una tarta; a chair: una silla; a potted plant: una planta en maceta; a bed: una cama;
  a keyboard: un teclado; an oven: un horno; a sink: un fregadero; scissors: unas tijeras;
  a toothbrush: un cepillo de dientes; a man: un hombre; a woman: una mujer; a boy: un niño;
  a girl: una niña; a child: un niño pequeño; a baby: un bebé; a couple: una pareja;
  a crowd: una multitud; a player: un jugador; a group of people: un grupo de personas;
  a group of children: un grupo de niños; a helmet: un casco; football: fútbol americano; soccer: fútbol;
  baseball: béisbol; basketball: baloncesto; tennis: tenis; hockey: hockey; volleyball: voleibol;
  a helicopter: un helicóptero; flowers: flores; a table: una mesa; a sofa: un sofá; a shirt: una camisa;
  a dress: un vestido; a statue: una estatua; a painting: un cuadro; a whiteboard: una pizarra blanca;
  handwriting: texto manuscrito; a receipt: un recibo; a screenshot: una captura de pantalla;
  a printed page: una página impresa; a bride: una novia; balloons: globos; a tower: una torre;
  a house: una casa; sheep: ovejas; trees: árboles; a hill: una colina; waves: olas;
  the sky: el cielo; clouds: nubes; a sunset: una puesta de sol; a path: un sendero; a wall: una pared;
  a glacier: un glaciar; a waterfall: una cascada; a garden: un jardín; a window: una ventana;
  a fire: un fuego; a whiteboard with notes: una pizarra blanca con notas;
  a page of handwritten notes: una página de notas manuscritas; a museum exhibit: una pieza de museo;
  a birthday party: una fiesta de cumpleaños; a concert: un concierto;
  a volleyball game: un partido de voleibol; a football game: un partido de fútbol americano;
  a baseball game: un partido de béisbol; a cricket match: un partido de críquet;
  a basketball game: un partido de baloncesto; a hockey game: un partido de hockey;
  table tennis: tenis de mesa; wrestlers in a ring: luchadores en un ring; a gymnast: una gimnasta;
  badminton: bádminton; a boxing match: un combate de boxeo; fencers: esgrimistas;
  rock climbing: escalada en roca; weight lifting: halterofilia; a swimmer: un nadador;
  motor sport: automovilismo; skiing: esquí; a carton of juice: un cartón de zumo;
  a dandelion: un diente de león; tulips: tulipanes; a rose: una rosa; a sunflower: un girasol;
  a beach: una playa; a cloudy sky: un cielo nublado; buildings in a city: edificios de una ciudad;
  a city street: una calle de la ciudad; a kitchen: una cocina;
  a bathroom: un baño; a bedroom: un dormitorio; a living room: una sala de estar; a jacket: una chaqueta;
  trousers: unos pantalones; a skirt: una falda; jewelry: joyas; mountains: montañas; a forest: un bosque;
  snowy mountains: montañas nevadas; a printed receipt: un recibo impreso;
  handwritten notes: notas manuscritas; a printed document: un documento impreso;
  a work of art: una obra de arte; a party: una fiesta; a music performance: una actuación musical;
  a sports scene: una escena deportiva; a pet: una mascota; a farm animal: un animal de granja;
  an aircraft: un avión; a vehicle: un vehículo; a historic landmark: un monumento histórico;
  an electronic device: un aparato electrónico;
  clothing: prendas de vestir; a household item: un artículo del hogar;
  a piece of furniture: un mueble; an animal: un animal; a rabbit: un conejo; a rodent: un roedor;
  a goat: una cabra; a squirrel: una ardilla; a terrier: un terrier; a hound: un sabueso;
  a spaniel: un spaniel; a retriever: un retriever; a setter: un setter; a poodle: un caniche;
  a schnauzer: un schnauzer; a parrot: un loro; an owl: un búho; a ray: una raya; a reptile: un reptil;
  an amphibian: un anfibio; a tree: un árbol; an athlete: un deportista; a coat: un abrigo;
  sports equipment: material deportivo; a container: un recipiente; a glass: un vaso; a pot: una olla;
  a pan: una sartén; a box: una caja; a basket: una cesta; cutlery: cubiertos;
  a kitchen utensil: un utensilio de cocina; an appliance: un electrodoméstico; a machine: una máquina;
  a lock: un candado; a weapon: un arma; a gun: un arma de fuego; a monument: un monumento; grass: hierba;
  snow: nieve; sand: arena; rocks: rocas; water: agua; a river: un río; a pool: una piscina;
  a field: un campo; a park: un parque; a playground: un parque infantil; a street: una calle;
  a road: una carretera; a city: una ciudad; a track: una pista;
  people: personas; children: niños; buildings: edificios;
  a screen: una pantalla`;

const ARTICLES = /^(?:un|una|unos|unas|el|la|los|las) /iu;

const LINKS: NameLinks = {
  starts: wordSet('y o con en sobre junto ante bajo por para'),
  joints: wordSet('de del a al'),
  articles: wordSet('un una unos unas el la los las'),
};

const TITLES: TitlePatterns = {
  links: LINKS,
  kinds: {
    receipt: 'recibo',
    invoice: 'factura',
    screenshot: 'captura de pantalla',
    document: 'documento',
    notes: 'notas',
  },
  of: (kind, text, is) => {
    if (is === 'receipt' || is === 'invoice') return `${kind} de ${text}`;
    if (is === 'screenshot') return `${kind} de «${text}»`;
    return `${kind} ${is === 'notes' ? 'tituladas' : 'titulado'} «${text}»`;
  },
  comma: ', ',
  before: (heading, is) => {
    if (is === 'screenshot') return 'captura de ';
    // Several words are a name of their own.
    if (heading.includes(' ')) return '';
    return is === 'notes' ? 'notas tituladas ' : 'documento titulado ';
  },
};

/** Spanish. */
export const TONGUE: Tongue = {
  language: 'es',
  words: {
    nouns: entriesOf(ANIMALS, THINGS, KINDS),
    plurals: entriesOf(PLURALS),
    actions: entriesOf(ACTIONS),
    places: entriesOf(PLACES),
  },
  grammar: romanceGrammar(
    {
      with: 'con',
      and: 'y',
      inBlackAndWhite: 'en blanco y negro',
      numbers: ['dos', 'tres', 'cuatro', 'cinco'],
      several: ['varios', 'varias'],
      some: '',
      dressedIn: 'de',
      colours: {
        black: ['negro', 'negra'],
        white: ['blanco', 'blanca'],
        brown: ['marrón', 'marrón'],
        red: ['rojo', 'roja'],
        orange: ['naranja', 'naranja'],
        blue: ['azul', 'azul'],
        green: ['verde', 'verde'],
        yellow: ['amarillo', 'amarilla'],
      },
      feminine: /^(?:(?:una|unas|la|las) |(?:personas|ovejas)$)/u,
      plural: /^(?:(?:unos|unas|los|las) |(?:personas|niños|ovejas)$)/u,
      articles: ARTICLES,
    },
    (title) => titleIn('es', title, TITLES),
  ),
  naming: {
    keepsCase: false,
    leading: ARTICLES,
    links: LINKS,
  },
  colon: ': ',
  stop: '. ',
};
