/** The plurals of things that are counted; in German. */
export const PLURALS = `
  a person: Personen; a man: Männer; a woman: Frauen; a boy: Jungen; a girl: Mädchen; a child: Kinder;
  a baby: Babys; a bicycle: Fahrräder; a car: Autos; a motorcycle: Motorräder; an airplane: Flugzeuge;
  a bus: Busse; a train: Züge; a truck: Lkws; a boat: Boote; a traffic light: Ampeln;
  a fire hydrant: Hydranten; a stop sign: Stoppschilder; a parking meter: Parkuhren; a bench: Bänke;
  a bird: Vögel; a cat: Katzen; a dog: Hunde; a horse: Pferde; a sheep: Schafe; a cow: Kühe;
  an elephant: Elefanten; a bear: Bären; a zebra: Zebras; a giraffe: Giraffen; a backpack: Rucksäcke;
  an umbrella: Regenschirme; a handbag: Handtaschen; a necktie: Krawatten; a suitcase: Koffer;
  a frisbee: Frisbees; skis: Ski~Skiern; a snowboard: Snowboards; a ball: Bälle; a kite: Drachen;
  a baseball bat: Baseballschläger; a baseball glove: Baseballhandschuhe; a skateboard: Skateboards;
  a surfboard: Surfbretter; a tennis racket: Tennisschläger; a bottle: Flaschen; a wine glass: Weingläser;
  a cup: Tassen; a fork: Gabeln; a knife: Messer; a spoon: Löffel; a bowl: Schüsseln; a banana: Bananen;
  an apple: Äpfel; a sandwich: Sandwiches; an orange: Orangen; broccoli: Brokkoliröschen;
  a carrot: Karotten; a hot dog: Hotdogs; a pizza: Pizzas; a donut: Donuts; a cake: Kuchen;
  a chair: Stühle; a couch: Couchs; a potted plant: Topfpflanzen; a bed: Betten;
  a dining table: Esstische; a toilet: Toiletten; a television: Fernseher; a laptop: Laptops;
  a computer mouse: Computermäuse; a remote control: Fernbedienungen; a keyboard: Tastaturen;
  a phone: Telefone; a microwave: Mikrowellen; an oven: Backöfen; a toaster: Toaster; a sink: Spülen;
  a refrigerator: Kühlschränke; a book: Bücher; a clock: Uhren; a vase: Vasen; scissors: Scheren;
  a teddy bear: Teddybären; a hair dryer: Haartrockner; a toothbrush: Zahnbürsten`;

/** What people and animals do, or have with them; in German. */
export const ACTIONS = `
  running: rennt,rennen; jumping: springt,springen; playing: spielt,spielen; sitting: sitzt,sitzen;
  standing: steht,stehen; walking: geht,gehen; swimming: schwimmt,schwimmen; riding: reitet,reiten;
  climbing: klettert,klettern; smiling: lächelt,lächeln; lying down: liegt,liegen;
  eating: isst,essen; sliding: rutscht,rutschen; swinging: schaukelt,schaukeln;
  skateboarding: fährt … Skateboard,fahren … Skateboard; surfing: surft,surfen;
  snowboarding: fährt … Snowboard,fahren … Snowboard; skiing: fährt … Ski,fahren … Ski;
  cycling: fährt … Fahrrad,fahren … Fahrrad; racing: fährt … ein Rennen,fahren … ein Rennen;
  dancing: tanzt,tanzen; singing: singt,singen; splashing: planscht,planschen;
  kayaking: fährt … Kajak,fahren … Kajak; playing football: spielt … Football,spielen … Football;
  playing soccer: spielt … Fußball,spielen … Fußball;
  playing baseball: spielt … Baseball,spielen … Baseball;
  playing basketball: spielt … Basketball,spielen … Basketball;
  playing tennis: spielt … Tennis,spielen … Tennis; playing hockey: spielt … Hockey,spielen … Hockey;
  playing volleyball: spielt … Volleyball,spielen … Volleyball;
  flying a kite: lässt … einen Drachen steigen,lassen … einen Drachen steigen;
  riding a bicycle: fährt … Fahrrad,fahren … Fahrrad;
  riding a motorcycle: fährt … Motorrad,fahren … Motorrad;
  riding a horse: reitet … auf einem Pferd,reiten … auf einem Pferd; with a frisbee: mit Frisbee;
  with a bicycle: mit Fahrrad; with a motorcycle: mit Motorrad; on a bench: auf einer Bank;
  with a cat: mit Katze; with a dog: mit Hund; with a horse: mit Pferd; with a backpack: mit Rucksack;
  with an umbrella: mit Regenschirm; with a handbag: mit Handtasche; wearing a necktie: mit Krawatte;
  with a suitcase: mit Koffer; with a wine glass: mit Weinglas; with a cake: mit Kuchen;
  on a couch: auf der Couch; with a laptop: mit Laptop; with a phone: mit Handy;
  with a book: mit Buch; with a teddy bear: mit Teddybär;
  wearing a hat: mit Hut; wearing a helmet: mit Helm; wearing a shirt: im Hemd;
  wearing a dress: im Kleid; wearing a jacket: in einer Jacke; wearing a suit: im Anzug;
  wearing sunglasses: mit Sonnenbrille; wearing a skirt: im Rock; wearing a swimsuit: im Badeanzug;
  riding an elephant: reitet … auf einem Elefanten,reiten … auf einem Elefanten; wearing a mask: mit Maske`;

/** Where they are; in German. */
export const PLACES = `
  on grass: auf einer Wiese; in the snow: im Schnee; on a beach: am Strand; in the water: im Wasser; on the water: auf dem Wasser;
  in a pool: im Schwimmbecken; on a street: auf der Straße; on a road: auf der Straße;
  in a field: auf einem Feld; in a park: im Park; in the mountains: in den Bergen; in a forest: im Wald;
  on rocks: auf Felsen; in a city: in der Stadt; indoors: in einem Raum; on a stage: auf der Bühne;
  by a lake: am See; by a river: am Fluss; at night: bei Nacht; on sand: im Sand;
  on a playground: auf dem Spielplatz; on a track: auf der Rennbahn; on a bench: auf einer Bank;
  on a couch: auf der Couch; on a bed: auf dem Bett;
  by the sea: am Meer; outdoors: im Freien; at a wedding: auf einer Hochzeit; at a party: auf einer Feier;
  at a concert: auf einem Konzert; on a chair: auf einem Stuhl; on a table: auf dem Tisch;
  at a table: am Tisch; at a desk: am Schreibtisch`;
