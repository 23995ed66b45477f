/** Returns what stands between two sentences: a space, but nothing in Japanese. @param locale BCP 47 */
export function gapIn(locale: string): string {
  return locale.startsWith('ja') ? '' : ' ';
}
