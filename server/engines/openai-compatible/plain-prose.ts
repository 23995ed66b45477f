/** More than any description; what is behind it is not looked at, whatever it is. */
const LOOKED_AT = 4000;

/** Signs of Markdown, and what stays of them. */
const MARKDOWN: readonly (readonly [RegExp, string])[] = [
  [/!?\[([^\]\n]*)\]\([^)\s]*\)/g, '$1'],
  [/^\s*#{1,6}\s+/gm, ''],
  [/^\s*(?:[-*+•]|\d{1,2}[.)])\s+/gm, ''],
  [/^\s*>\s+/gm, ''],
  [/(\*\*|__|`+)(?=\S)(.+?)\1/g, '$2'],
  [/(^|\s)[*_](\S[^*_\n]*)[*_](?=[\s.,;:!?]|$)/gm, '$1$2'],
];

/** A text without the signs of Markdown. Markup of other kinds stays: it may be what the photo shows. */
export function withoutMarkdown(text: string): string {
  return MARKDOWN.reduce((rest, [sign, stays]) => rest.replace(sign, stays), text.slice(0, LOOKED_AT)).trim();
}

/** The sentences of a text that have their end; nothing where none has. */
export function wholeSentences(text: string): string {
  const ends = [...text.slice(0, LOOKED_AT).matchAll(/[.!?…。！？]["'”’)\]]*(?=\s|$)/gu)];
  const last = ends.at(-1);
  return last ? text.slice(0, last.index + last[0].length) : '';
}

/** What lines such as "Category: Pets" say, by their label in lower case; the first of each label. */
export function labelledLines(text: string): ReadonlyMap<string, string> {
  const said = new Map<string, string>();
  for (const line of withoutMarkdown(text).split('\n')) {
    const [, label, value] =
      /^\W{0,5}(description|category|folder|name)\W{0,5}[:：]\W{0,3}(\S.*)$/iu.exec(line) ?? [];
    if (label && value && !said.has(label.toLowerCase())) said.set(label.toLowerCase(), value.trim());
  }
  return said;
}

/** The prose of an answer, its lines as sentences, without what a chat opens with: "Sure! Here is the description:". */
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

/** Whether a text says that the model does not answer. */
export function isRefusal(text: string): boolean {
  return /^(?:i['’]?m|i am) (?:(?:very|so|really) )?(?:sorry\b|unable to|not able to)|^(?:sorry|unfortunately), |^i (?:can(?:not|['’]t)|won['’]t) |^as an ai\b/i.test(
    text.trim(),
  );
}
