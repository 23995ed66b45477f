/**
 * Invisible characters, and those that reverse text: control, format (such as U+202E), private-use and unassigned
 * characters, lone surrogates.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u2028\u2029]+/gu;

/**
 * Turns an external service's text into one line of plain text: without invisible characters, and cut between two
 * words if it is too long. The result is untrusted data that is only displayed as text.
 *
 * @param maxLength in UTF-16 code units; a single longer word is cut there
 */
export function plainWords(text: string, maxLength: number): string {
  const line = text
    .toWellFormed()
    .normalize('NFC')
    // Line breaks and tabs separate words; other invisible characters may occur within a word.
    .replace(/\s+/gu, ' ')
    .replace(UNSEEN, '')
    .trim();
  if (line.length <= maxLength) return line;
  const cut = line.slice(0, maxLength);
  return (/^(.+)\s/u.exec(cut)?.[1] ?? cut).toWellFormed().trim();
}
