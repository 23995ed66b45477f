/**
 * Returns the stem of a word: the form by which the fine-tuned word head counts captions (`stem` in
 * lab/finetune/targets.py).
 *
 * @param word in lowercase
 */
export function stemOf(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
}
