import { cutAtWord } from './clean-text.ts';
import { stemOf } from './file-name.ts';
import { HINT_COUNTS, HINT_LENGTHS } from './limits.ts';
import { type OwnWords, wordsOfName, wordsOfText } from './own-words.ts';
import type { Photo } from './photo.ts';
import type { FileTexts } from './photo-texts.ts';

/** What people said of a photo before anybody looked at it: cleaned, cut, and never empty. */
export interface Hint {
  readonly text: string;
  /**
   * What it may do: be the first sentence of the description; stand before it, since it says who or where and not
   * what; or be nothing but a word for the table.
   */
  readonly use: 'sentence' | 'before' | 'table';
}

/**
 * What is known of a photo, what was said of it alone first: the title and caption in its file, its file's name, what
 * the page has of it, who is on it, its keywords, the folders it lay in from the nearest on.
 */
export function hintsOf(photo: Photo, texts: FileTexts = {}): Hint[] {
  const page = photo.page ?? {};
  const ofPhoto = [
    wordsOfText(texts.title ?? ''),
    wordsOfText(texts.caption ?? ''),
    wordsOfName(stemOf(photo.name)),
    ...[page.caption, page.alt, page.title, page.link].map((text) => wordsOfText(text ?? '')),
  ];
  const ofMany = [
    ...(photo.folder ?? '').split('/').toReversed().slice(0, HINT_COUNTS.folders).map(folderWords),
    ...(page.address ?? '').split('/').toReversed().slice(0, HINT_COUNTS.folders).map(addressWords),
  ];
  return [
    ...ofPhoto.flatMap(hintOf),
    ...namedTogether(texts.people ?? []),
    ...keywordHints(texts.keywords ?? []),
    ...ofMany.flatMap((words) => (words ? before(words) : [])),
  ];
}

/** Several words that say something make a sentence; one that is a name stands before what was seen. */
function hintOf(words: OwnWords | undefined): Hint[] {
  if (!words) return [];
  return words.telling > 1 ? [{ text: words.text, use: 'sentence' }] : before(words);
}

function before(words: OwnWords): Hint[] {
  const text = cutAtWord(words.text, HINT_LENGTHS.ofMany);
  return [{ text, use: words.telling > 1 || isName(text) ? 'before' : 'table' }];
}

/** "Emma", "Lisbon 2019", and any word of a script that has no capitals; neither "cake" nor "TODO". */
function isName(text: string): boolean {
  return /(?<!\p{L})\p{Lu}\p{M}*\p{Ll}|\p{Lo}/u.test(text);
}

/** "Emma, Tom": as many as are named together, whole. */
function namedTogether(people: readonly string[]): Hint[] {
  const names = people
    .slice(0, HINT_COUNTS.named)
    .flatMap((person) => wordsOfText(person)?.text ?? [])
    .filter(isName);
  const unique = [...new Set(names)];
  return unique.length === 0
    ? []
    : [{ text: cutAtWord(unique.join(', '), HINT_LENGTHS.ofMany), use: 'before' }];
}

/** Keywords say of what kind a photo is; one of them is seldom a name for it. */
function keywordHints(keywords: readonly string[]): Hint[] {
  return keywords.slice(0, HINT_COUNTS.list).flatMap((keyword): Hint[] => {
    const words = wordsOfText(keyword);
    return words ? [{ text: words.text, use: 'table' }] : [];
  });
}

function folderWords(folder: string): OwnWords | undefined {
  return wordsOfName(folder);
}

/** Most parts of an address are for machines; those of several words are written to be read. */
function addressWords(part: string): OwnWords | undefined {
  const words = wordsOfName(part);
  return words && words.telling > 1 ? words : undefined;
}
