/** What no reader sees, or what turns lines around: controls, formats such as U+202E, private and lone halves. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u2028\u2029]+/gu;

/**
 * What a service elsewhere wrote, as plain words on one line: without what cannot be seen, and cut between two words
 * where it is too long. It is data that people are shown as text; nothing in it is ever followed.
 *
 * @param maxLength in UTF-16 units; a longest word of its own is cut there
 */
export function plainWords(text: string, maxLength: number): string {
  const line = text
    .toWellFormed()
    .normalize('NFC')
    // Line breaks and tabs keep words apart; all else that is unseen may stand in the middle of one.
    .replace(/\s+/gu, ' ')
    .replace(UNSEEN, '')
    .trim();
  if (line.length <= maxLength) return line;
  const cut = line.slice(0, maxLength);
  return (/^(.+)\s/u.exec(cut)?.[1] ?? cut).toWellFormed().trim();
}
