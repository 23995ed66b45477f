import { entriesOf } from '../entries.ts';
import { PERSON_NOUNS } from '../parts.ts';
import { ANIMALS } from './animals.ts';

/** Animals that are bones or stones, or that nobody sees move. */
const LIFELESS: ReadonlySet<string> = new Set([
  'a dinosaur skeleton',
  'a trilobite fossil',
  'a brain coral',
  'a sea anemone',
  'a conch',
]);

/** People, and kinds of animals: they are somewhere with いる, all else with ある. */
const LIVING = new Set([
  ...PERSON_NOUNS,
  ...[...entriesOf(ANIMALS).keys()].filter((noun) => !LIFELESS.has(noun)),
  ...listed(`
    people, children, a couple, a crowd, a player, a group of people, a group of children, a bride,
    a bride and groom, a swimmer, a gymnast, fencers, an athlete, a skier, a scuba diver, a baseball player,
    a person in uniform, a person in a suit, an animal, a wild animal, a pet, a farm animal, a sea creature,
    a bird, a cat, a dog, a horse, a cow, a sheep, sheep, an elephant, a bear, a zebra, a giraffe, a fish,
    a shark, a frog, a turtle, a lizard, a snake, a spider, an insect, a crab, a lobster, a whale, a wolf,
    a wild dog, a fox, a big cat, a beetle, a butterfly, an antelope, an ape, a monkey, a panda, a rabbit,
    a rodent, a goat, a squirrel, a terrier, a hound, a spaniel, a retriever, a setter, a poodle, a schnauzer,
    a parrot, an owl, a ray, a reptile, an amphibian, a salamander, a dolphin, a penguin`),
]);

/** Subjects that other things are in or on, instead of next to them. */
const GROUNDS = new Set(
  listed(`
    a room, a kitchen, a bathroom, a bedroom, a living room, a restaurant, a shop, a library, a bakery,
    a bookstore, a grocery store, a beach, a beach by the sea, the sea, a lake, a river, a pool, a dock, a pier,
    a park, a garden, a playground, a field, a rapeseed field, a forest, a hill, a valley, mountains,
    snowy mountains, a snowy mountain, a landscape, a path, a city, a city street, a street, a road, a stage,
    grass, snow, sand`),
);

/** Returns whether a noun's thing is alive: 犬がいる, but 机がある. */
export function isLiving(noun: string): boolean {
  return LIVING.has(noun);
}

/** Returns whether things are in or on what a noun names: "ソファのあるリビング". */
export function isGround(noun: string): boolean {
  return GROUNDS.has(noun);
}

function listed(text: string): string[] {
  return text.split(',').map((noun) => noun.trim().replace(/\s+/gu, ' '));
}
