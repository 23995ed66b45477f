import { listed } from './entries.ts';
import { PERSON_NOUNS } from './parts.ts';

/** The engine's nouns of people, also of several. */
export const PEOPLE_NOUNS: ReadonlySet<string> = new Set([
  ...PERSON_NOUNS,
  ...listed(`
    people, children, a couple, a crowd, a player, a group of people, a group of children, a bride,
    a bride and groom, a swimmer, a gymnast, fencers, an athlete, a skier, a scuba diver, a baseball player,
    a person in uniform, a person in a suit`),
]);

/** Animals that are bones or stones, or that nobody sees move. */
const LIFELESS: ReadonlySet<string> = new Set(
  listed('a dinosaur skeleton, a trilobite fossil, a brain coral, a sea anemone, a conch'),
);

const GENERAL = listed(`
  an animal, a wild animal, a pet, a farm animal, a sea creature, a bird, a cat, a dog, a horse, a cow, a sheep, sheep,
  an elephant, a bear, a zebra, a giraffe, a fish, a shark, a frog, a turtle, a lizard, a snake, a spider, an insect,
  a crab, a lobster, a whale, a wolf, a wild dog, a fox, a big cat, a beetle, a butterfly, an antelope, an ape, a monkey,
  a panda, a rabbit, a rodent, a goat, a squirrel, a terrier, a hound, a spaniel, a retriever, a setter, a poodle,
  a schnauzer, a parrot, an owl, a ray, a reptile, an amphibian, a salamander, a dolphin, a penguin`);

/** They sit on something: perched, not seated. */
export const BIRD_NOUNS: ReadonlySet<string> = new Set(
  listed(`
  a bird, a parrot, an owl, a penguin, a rooster, a hen, an ostrich, a brambling, a goldfinch, a house
  finch, a junco, an indigo bunting, a robin, a bulbul, a jay, a magpie, a chickadee, a dipper, a bird of prey, a
  bald eagle, a vulture, a great gray owl, a black grouse, a ptarmigan, a ruffed grouse, a prairie chicken, a
  peacock, a quail, a partridge, an African grey parrot, a macaw, a cockatoo, a lorikeet, a coucal, a bee eater, a
  hornbill, a hummingbird, a jacamar, a toucan, a duck, a merganser, a goose, a black swan, a white stork, a black
  stork, a spoonbill, a flamingo, a little blue heron, an egret, a bittern, a crane, a limpkin, a gallinule, a
  coot, a bustard, a turnstone, a sandpiper, a redshank, a dowitcher, an oystercatcher, a pelican, a king penguin,
  an albatross`),
);

/** Returns the nouns of living animals. @param kinds all that a language's list of animals has */
export function animalNouns(kinds: Iterable<string>): ReadonlySet<string> {
  return new Set([...GENERAL, ...[...kinds].filter((noun) => !LIFELESS.has(noun))]);
}
