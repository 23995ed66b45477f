/** The plurals of things that are counted; in Spanish. */
export const PLURALS = `
  a person: personas; a man: hombres; a woman: mujeres; a boy: niños; a girl: niñas;
  a child: niños pequeños; a baby: bebés; a bicycle: bicicletas; a car: coches; a motorcycle: motos;
  an airplane: aviones; a bus: autobuses; a train: trenes; a truck: camiones; a boat: barcos;
  a traffic light: semáforos; a fire hydrant: bocas de incendios; a stop sign: señales de stop;
  a parking meter: parquímetros; a bench: bancos; a bird: pájaros; a cat: gatos; a dog: perros;
  a horse: caballos; a sheep: ovejas; a cow: vacas; an elephant: elefantes; a bear: osos; a zebra: cebras;
  a giraffe: jirafas; a backpack: mochilas; an umbrella: paraguas; a handbag: bolsos de mano;
  a necktie: corbatas; a suitcase: maletas; a frisbee: frisbis; skis: pares de esquís;
  a snowboard: tablas de snowboard; a ball: pelotas; a kite: cometas; a baseball bat: bates de béisbol;
  a baseball glove: guantes de béisbol; a skateboard: monopatines; a surfboard: tablas de surf;
  a tennis racket: raquetas de tenis; a bottle: botellas; a wine glass: copas de vino; a cup: tazas;
  a fork: tenedores; a knife: cuchillos; a spoon: cucharas; a bowl: boles; a banana: plátanos;
  an apple: manzanas; a sandwich: sándwiches; an orange: naranjas; broccoli: trozos de brócoli;
  a carrot: zanahorias; a hot dog: perritos calientes; a pizza: pizzas; a donut: rosquillas;
  a cake: tartas; a chair: sillas; a couch: sofás; a potted plant: plantas en maceta; a bed: camas;
  a dining table: mesas de comedor; a toilet: inodoros; a television: televisores; a laptop: portátiles;
  a computer mouse: ratones de ordenador; a remote control: mandos a distancia; a keyboard: teclados;
  a phone: teléfonos; a microwave: microondas; an oven: hornos; a toaster: tostadoras; a sink: fregaderos;
  a refrigerator: frigoríficos; a book: libros; a clock: relojes; a vase: jarrones; scissors: tijeras;
  a teddy bear: ositos de peluche; a hair dryer: secadores de pelo; a toothbrush: cepillos de dientes`;

/** What people and animals do, or have with them; in Spanish. */
export const ACTIONS = `
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
  riding a horse: a caballo; with a frisbee: con un frisbi; with a bicycle: con una bicicleta;
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
export const PLACES = `
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
