/** The plurals of things that are counted; in French. */
export const PLURALS = `
  a person: personnes; a man: hommes; a woman: femmes; a boy: garçons; a girl: filles; a child: enfants;
  a baby: bébés; a bicycle: vélos; a car: voitures; a motorcycle: motos; an airplane: avions; a bus: bus;
  a train: trains; a truck: camions; a boat: bateaux; a traffic light: feux de circulation;
  a fire hydrant: bornes d’incendie; a stop sign: panneaux stop; a parking meter: parcmètres;
  a bench: bancs; a bird: oiseaux; a cat: chats; a dog: chiens; a horse: chevaux; a sheep: moutons;
  a cow: vaches; an elephant: éléphants; a bear: ours; a zebra: zèbres; a giraffe: girafes;
  a backpack: sacs à dos; an umbrella: parapluies; a handbag: sacs à main; a necktie: cravates;
  a suitcase: valises; a frisbee: frisbees; skis: paires de skis; a snowboard: snowboards;
  a ball: ballons; a kite: cerfs-volants; a baseball bat: battes de baseball;
  a baseball glove: gants de baseball; a skateboard: skateboards; a surfboard: planches de surf;
  a tennis racket: raquettes de tennis; a bottle: bouteilles; a wine glass: verres à vin; a cup: tasses;
  a fork: fourchettes; a knife: couteaux; a spoon: cuillères; a bowl: bols; a banana: bananes;
  an apple: pommes; a sandwich: sandwichs; an orange: oranges; broccoli: bouquets de brocoli;
  a carrot: carottes; a hot dog: hot-dogs; a pizza: pizzas; a donut: beignets; a cake: gâteaux;
  a chair: chaises; a couch: canapés; a potted plant: plantes en pot; a bed: lits;
  a dining table: tables à manger; a toilet: toilettes; a television: téléviseurs;
  a laptop: ordinateurs portables; a computer mouse: souris d’ordinateur; a remote control: télécommandes;
  a keyboard: claviers; a phone: téléphones; a microwave: fours à micro-ondes; an oven: fours;
  a toaster: grille-pain; a sink: éviers; a refrigerator: réfrigérateurs; a book: livres;
  a clock: horloges; a vase: vases; scissors: paires de ciseaux; a teddy bear: ours en peluche;
  a hair dryer: sèche-cheveux; a toothbrush: brosses à dents`;

/** What people and animals do, or have with them; in French. */
export const ACTIONS = `
  running: qui court,qui courent; jumping: qui saute,qui sautent; playing: qui joue,qui jouent;
  sitting: assis,assise,assis,assises; standing: debout; walking: qui marche,qui marchent;
  swimming: qui nage,qui nagent; riding: en selle; climbing: qui grimpe,qui grimpent; smiling: qui sourit,qui sourient;
  lying down: allongé,allongée,allongés,allongées; eating: qui mange,qui mangent;
  sliding: qui glisse,qui glissent; swinging: qui se balance,qui se balancent;
  skateboarding: en skateboard; surfing: qui surfe,qui surfent;
  snowboarding: en snowboard; skiing: qui skie,qui skient;
  cycling: à vélo; racing: en pleine course; dancing: qui danse,qui dansent;
  singing: qui chante,qui chantent; splashing: qui barbote,qui barbotent; kayaking: en kayak;
  playing football: qui joue au football américain,qui jouent au football américain;
  playing soccer: qui joue au football,qui jouent au football; playing baseball: qui joue au baseball,qui jouent au baseball;
  playing basketball: qui joue au basket,qui jouent au basket; playing tennis: qui joue au tennis,qui jouent au tennis;
  playing hockey: qui joue au hockey,qui jouent au hockey; playing volleyball: qui joue au volley,qui jouent au volley;
  flying a kite: qui fait voler un cerf-volant,qui font voler un cerf-volant; riding a bicycle: à vélo;
  riding a motorcycle: à moto; riding a horse: à cheval; with a frisbee: avec un frisbee;
  with a bicycle: avec un vélo; with a motorcycle: avec une moto; on a bench: sur un banc;
  with a cat: avec un chat; with a dog: avec un chien; with a horse: avec un cheval;
  with a backpack: avec un sac à dos; with an umbrella: avec un parapluie;
  with a handbag: avec un sac à main; wearing a necktie: en cravate; with a suitcase: avec une valise;
  with a wine glass: avec un verre à vin; with a cake: avec un gâteau; on a couch: sur un canapé;
  with a laptop: avec un ordinateur portable; with a phone: avec un téléphone; with a book: avec un livre;
  with a teddy bear: avec un ours en peluche;
  wearing a hat: avec un chapeau; wearing a helmet: avec un casque; wearing a shirt: en chemise;
  wearing a dress: en robe; wearing a jacket: en veste; wearing a suit: en costume;
  wearing sunglasses: avec des lunettes de soleil; wearing a skirt: en jupe;
  wearing a swimsuit: en maillot de bain;
  riding an elephant: à dos d’éléphant; wearing a mask: avec un masque`;

/** Where they are; in French. */
export const PLACES = `
  on grass: sur l’herbe; in the snow: dans la neige; on a beach: sur la plage; in the water: dans l’eau; on the water: sur l’eau;
  in a pool: dans une piscine; on a street: dans la rue; on a road: sur une route;
  in a field: dans un champ; in a park: dans un parc; in the mountains: à la montagne;
  in a forest: dans une forêt; on rocks: sur des rochers; in a city: en ville; indoors: à l’intérieur;
  on a stage: sur scène; by a lake: au bord d’un lac; by a river: au bord d’une rivière;
  at night: de nuit; on sand: sur le sable; on a playground: sur une aire de jeux;
  on a track: sur une piste; on a bench: sur un banc;
  on a couch: sur un canapé; on a bed: sur un lit;
  by the sea: au bord de la mer; outdoors: en plein air; at a wedding: à un mariage; at a party: à une fête;
  at a concert: à un concert; on a chair: sur une chaise; on a table: sur une table;
  at a table: à table; at a desk: à un bureau`;
