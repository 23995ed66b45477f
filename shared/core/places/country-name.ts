/**
 * The name of a country in a language, from the language data of the host.
 *
 * @param code ISO 3166-1 alpha-2, or XK for Kosovo
 * @param language BCP 47
 * @returns the code itself where the host knows no name
 */
export function countryName(code: string, language: string): string {
  try {
    return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
