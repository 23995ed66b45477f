/**
 * Returns a person's name as it may be shown, stored and used for a folder: on one line, without control and
 * bidirectional characters, which could make it look like another name or turn the text beside it around. Joiners stay,
 * because scripts and emoji need them.
 */
export function personName(text: string): string {
  return text
    .replaceAll(/(?![\u200C\u200D])[\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/\p{Cc}/gu, '')
    .trim();
}
