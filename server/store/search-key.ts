/**
 * Folds a text for searching: Unicode's compatible forms (NFKC) are one, and so are the cases of a letter. Databases
 * only fold by their own rules, SQLite just ASCII.
 */
export function searchFold(text: string): string {
  // By way of upper case, ß becomes ss and ı becomes i. Lower case distinguishes the final sigma, and keeps İ's dot.
  return text
    .normalize('NFKC')
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replaceAll('i\u0307', 'i')
    .normalize('NFC');
}

/** Returns the text that an account is found by: its verified address and its name, folded. */
export function searchKeyOf(emailKey: string | null, name: string | null): string {
  return searchFold(`${emailKey ?? ''} ${name ?? ''}`);
}
