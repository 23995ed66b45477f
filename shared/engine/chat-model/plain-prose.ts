/** The number of characters processed, more than any description has; the rest is dropped. */
const LOOKED_AT = 4000;

/** Markdown syntax, and its replacement. */
const MARKDOWN: readonly (readonly [RegExp, string])[] = [
  [/!?\[([^\]\n]*)\]\([^)\s]*\)/g, '$1'],
  [/^\s*#{1,6}\s+/gm, ''],
  [/^\s*(?:[-*+•]|\d{1,2}[.)])\s+/gm, ''],
  [/^\s*>\s+/gm, ''],
  [/(\*\*|__|`+)(?=\S)(.+?)\1/g, '$2'],
  [/(^|\s)[*_](\S[^*_\n]*)[*_](?=[\s.,;:!?]|$)/gm, '$1$2'],
];

/** Removes Markdown syntax from a text. Other markup stays, since the photo may show it. */
export function withoutMarkdown(text: string): string {
  return MARKDOWN.reduce((rest, [sign, stays]) => rest.replace(sign, stays), text.slice(0, LOOKED_AT)).trim();
}

/** Returns the complete sentences of a text; empty if there are none. */
export function wholeSentences(text: string): string {
  const ends = [...text.slice(0, LOOKED_AT).matchAll(/[.!?…。！？]["'”’)\]]*(?=\s|$)/gu)];
  const last = ends.at(-1);
  return last ? text.slice(0, last.index + last[0].length) : '';
}

/** Returns the values of lines such as "Category: Pets", by their label in lowercase; the first of each label. */
export function labelledLines(text: string): ReadonlyMap<string, string> {
  const said = new Map<string, string>();
  for (const line of withoutMarkdown(text).split('\n')) {
    const [, label, value] =
      /^\W{0,5}(description|category|folder|name)\W{0,5}[:：]\W{0,3}(\S.*)$/iu.exec(line) ?? [];
    if (label && value && !said.has(label.toLowerCase())) said.set(label.toLowerCase(), value.trim());
  }
  return said;
}

/**
 * Returns the prose of an answer, with each line as a sentence, without an opening such as "Sure! Here is the
 * description:".
 */
export function proseIn(text: string): string {
  const lines = withoutMarkdown(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (lines.length > 1 && /[:：]$/u.test(lines[0] ?? '')) lines.shift();
  return lines
    .map((line, at) => (at === lines.length - 1 || /[\p{P}\p{S}]$/u.test(line) ? line : `${line}.`))
    .join(' ')
    .replace(/^(?:sure|certainly|of course|okay|ok|absolutely)(?: thing)?[!,.]\s+/i, '')
    .replace(/^here(?:['’]s| is| are)\b[^.:!?]{0,80}:\s*/i, '');
}

/** Returns whether a text is a refusal by the model. */
export function isRefusal(text: string): boolean {
  return /^(?:i['’]?m|i am) (?:(?:very|so|really) )?(?:sorry\b|unable to|not able to)|^(?:sorry|unfortunately), |^i (?:can(?:not|['’]t)|won['’]t) |^as an ai\b/i.test(
    text.trim(),
  );
}
