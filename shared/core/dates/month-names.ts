/** The names of months, January first, in full and abbreviated, without accents. */
const NAMES = [
  'january jan januar janner enero ene janvier janv gennaio gen janeiro januari styczen leden januari ianuarie',
  'february feb februar feber febrero fevrier fevr febbraio fevereiro fev februari luty unor februarie',
  'march mar marz maerz mrz marzo mars marco maart mrt marzec brezen martie',
  'april apr abril abr avril avr aprile kwiecien duben aprilie',
  'may mai mayo maggio mag maio mei maj kveten',
  'june jun juni junio juin giugno giu junho czerwiec cerven iunie',
  'july jul juli julio juillet juil luglio lug julho lipiec cervenec iulie',
  'august aug agosto ago aout augustus augusti sierpien srpen',
  'september sep sept septiembre setiembre septembre settembre set setembro wrzesien zari septembrie',
  'october oct oktober okt octubre octobre ottobre ott outubro out pazdziernik rijen octombrie',
  'november nov noviembre novembre novembro listopad noiembrie',
  'december dec dezember dez diciembre dic decembre dicembre dezembro grudzien prosinec decembrie',
].map((names) => names.split(' '));

const NUMBERS: ReadonlyMap<string, number> = new Map(
  NAMES.flatMap((names, at) => names.map((name) => [name, at + 1] as const)),
);

/**
 * Returns the number of a month, from 1, by its name in one of many languages, or as in Chinese and Japanese;
 * undefined for another word.
 */
export function monthNamed(word: string): number | undefined {
  const [, number] = /^(\d{1,2})月$/.exec(word) ?? [];
  if (number !== undefined) return Number(number) >= 1 && Number(number) <= 12 ? Number(number) : undefined;
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\.$/, '');
  return NUMBERS.get(plain);
}
