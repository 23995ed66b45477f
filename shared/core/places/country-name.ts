/** By language: making one takes as long as a thousand names. */
const namesIn = new Map<string, Intl.DisplayNames>();

/**
 * Returns the name of a country, from the host's language data.
 *
 * @param code ISO 3166-1 alpha-2, or XK for Kosovo
 * @param language BCP 47
 * @returns the code itself if the host has no name
 */
export function countryName(code: string, language: string): string {
  try {
    const names = namesIn.get(language) ?? new Intl.DisplayNames([language], { type: 'region' });
    namesIn.set(language, names);
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}
