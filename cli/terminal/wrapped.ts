/** Characters that take two columns of a terminal: East Asian wide and fullwidth ones (Unicode, UAX #11). */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u;
/** Characters that don't begin a line in Japanese (JIS X 4051). */
const NOT_FIRST = /[、。，．・：；？！）」』】〉》ー…々ぁぃぅぇぉっゃゅょァィゥェォッャュョ]/u;

/** Characters that don't end a line in Japanese. */
const NOT_LAST = /[（「『【〈《]/u;

/** Returns how many columns of a terminal a text takes. */
export function columnsOf(text: string): number {
  let columns = 0;
  for (const character of text) columns += WIDE.test(character) ? 2 : 1;
  return columns;
}

/**
 * Returns the lines of a text, wrapped at spaces and between Japanese characters.
 *
 * @param columns per line; a longer word gets a line of its own
 */
export function wrapped(text: string, columns: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces(text)) {
    if (line !== '' && columnsOf((line + piece).trimEnd()) > columns) {
      lines.push(line.trimEnd());
      line = piece.trimStart();
    } else line += piece;
  }
  return [...lines, line.trimEnd()];
}

/** Returns a text without its own line breaks, which become spaces except between Japanese characters. */
export function flat(text: string): string {
  return text.replaceAll(/\n/g, (_, at: number) => (WIDE.test(text[at - 1] ?? '') ? '' : ' '));
}

/**
 * What can't be divided: a word with the space after it, or a Japanese character with those that can't begin a line.
 */
function pieces(text: string): string[] {
  const found: string[] = [];
  let word = '';
  let isOpen = false;
  for (const character of text) {
    const isWide = WIDE.test(character);
    const joins = NOT_FIRST.test(character);
    if (!joins && !(isOpen && (!isWide || NOT_LAST.test(word.at(-1) ?? '')))) {
      if (word !== '') found.push(word);
      word = '';
    }
    word += character;
    isOpen = NOT_LAST.test(character) || (!isWide && character !== ' ');
  }
  return word === '' ? found : [...found, word];
}
