const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** From so many on, people are a group. */
const FEWEST_OF_GROUP = 3;

/**
 * What people call so many people when they search: "2 people", "two people", "a group". In English, which queries of
 * all languages are translated to; empty where the number is unknown, and for no people, whom nobody looks for.
 */
export function peopleText(count: number | undefined): string {
  if (count === undefined || count === 0) return '';
  const noun = count === 1 ? 'person' : 'people';
  const word = NUMBERS[count];
  const named = [`${count} ${noun}`, ...(word === undefined ? [] : [`${word} ${noun}`])];
  return [...named, ...(count >= FEWEST_OF_GROUP ? ['group of people'] : [])].join(', ');
}
