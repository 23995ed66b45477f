const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** This many people or more are a group. */
const FEWEST_OF_GROUP = 3;

/**
 * Returns what people type to find this many people: "2 people", "two people", "a group". In English, into which all
 * queries are translated; empty if the number is unknown or zero, which nobody searches for.
 */
export function peopleText(count: number | undefined): string {
  if (count === undefined || count === 0) return '';
  const noun = count === 1 ? 'person' : 'people';
  const word = NUMBERS[count];
  const named = [`${count} ${noun}`, ...(word === undefined ? [] : [`${word} ${noun}`])];
  return [...named, ...(count >= FEWEST_OF_GROUP ? ['group of people'] : [])].join(', ');
}
