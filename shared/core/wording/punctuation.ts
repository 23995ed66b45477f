/** Opening and closing quotes by language. Our English texts have none around names. */
const QUOTES: Readonly<Record<string, readonly [string, string]>> = {
  de: ['„', '“'],
  es: ['«', '»'],
  fr: ['«\u00A0', '\u00A0»'],
  ja: ['「', '」'],
};

/** Returns what stands between two sentences: a space, but nothing in Japanese. @param locale BCP 47 */
export function gapIn(locale: string): string {
  return locale.startsWith('ja') ? '' : ' ';
}

/** Returns a text with the period that ends a sentence. @param locale BCP 47 */
export function sentenceIn(locale: string, text: string): string {
  return `${text}${locale.startsWith('ja') ? '。' : '.'}`;
}

/** Returns the name of a folder or file as it stands within a sentence. @param locale BCP 47 */
export function quotedIn(locale: string, name: string): string {
  const [open, close] = QUOTES[locale.slice(0, 2)] ?? ['', ''];
  return `${open}${name}${close}`;
}

/** Returns a plain list of names, such as a tooltip's. @param locale BCP 47 */
export function listedIn(locale: string, names: readonly string[]): string {
  return names.join(locale.startsWith('ja') ? '、' : ', ');
}
