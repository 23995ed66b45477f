/**
 * Decodes a text as the JSON files of Facebook and Instagram write it: each byte of its UTF-8 is a character of its own,
 * so that "é" is "Ã©". Any other text stays as it is.
 */
export function decodeEscaped(text: string): string {
  if (!/[\u0080-\u00ff]/.test(text) || /[^\0-\u00ff]/.test(text)) return text;
  try {
    return decodeURIComponent(
      text.replace(/[%\u0080-\u00ff]/g, (character) => `%${character.charCodeAt(0).toString(16)}`),
    );
  } catch {
    return text;
  }
}
