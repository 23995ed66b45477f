import { UNSORTED } from '../categories/categorize.ts';
import { cutAtWord } from '../naming/clean-text.ts';
import { exportFolder } from '../takeout/export-folder.ts';
import { putAwayOf } from '../takeout/put-away.ts';
import { stemOf } from '../naming/file-name.ts';
import { HINT_COUNTS, HINT_LENGTHS } from '../limits.ts';
import { isOccasion, type OwnWords, wordsOfName, wordsOfText } from './own-words.ts';
import type { Photo } from '../photo.ts';
import type { FileTexts } from './photo-texts.ts';
import { categoryNamed, ownFolderNamed } from '../wording/own-folders.ts';

/** A text that a person wrote about a photo: cleaned, cut, and never empty. */
export interface Hint {
  readonly text: string;
  /**
   * How it can be used: as the first sentence of the description; before the description, because it says who or
   * where but not what; or only to look up categories.
   */
  readonly use: 'sentence' | 'before' | 'table';
}

/**
 * Returns all hints on a photo, most specific first: title and caption in its file, its file name, the page's texts,
 * people, keywords, and its folders from the innermost outward.
 */
export function hintsOf(photo: Photo, texts: FileTexts = {}): Hint[] {
  const page = photo.page ?? {};
  const ofPhoto = [
    wordsOfText(texts.title ?? ''),
    wordsOfText(texts.caption ?? ''),
    wordsOfName(stemOf(photo.name)),
    ...[page.caption, page.alt, page.title, page.link].map((text) => wordsOfText(text ?? '')),
  ];
  const address = (page.address ?? '').split('/').toReversed();
  const ofAddress = address.slice(0, HINT_COUNTS.folders).map(addressWords);
  return [
    ...ofPhoto.flatMap(hintOf),
    ...namedTogether(texts.people ?? []),
    ...keywordHints(texts.keywords ?? []),
    ...foldersOf(photo).toReversed().slice(0, HINT_COUNTS.folders).flatMap(folderHint),
    ...ofAddress.flatMap((words) => (words ? before(words) : [])),
  ];
}

/** Without the Google Photos folder for removed photos, such as its trash. */
function foldersOf({ folder = '' }: Photo): string[] {
  const folders = folder.split('/');
  return putAwayOf(exportFolder(folder, ''), undefined) ? folders.slice(0, -1) : folders;
}

/** Several descriptive words make a sentence; a name is put before the description. */
function hintOf(words: OwnWords | undefined): Hint[] {
  if (!words) return [];
  return words.telling > 1 ? [{ text: words.text, use: 'sentence' }] : before(words);
}

function before(words: OwnWords): Hint[] {
  const text = cutAtWord(words.text, HINT_LENGTHS.ofMany);
  return [{ text, use: words.telling > 1 || isName(text) ? 'before' : 'table' }];
}

/** "Emma", "Lisbon 2019", and any word in a script without capitals; not "cake" or "TODO". */
function isName(text: string): boolean {
  return /(?<!\p{L})\p{Lu}\p{M}*\p{Ll}|\p{Lo}/u.test(text);
}

/** "Emma, Tom": as many whole names as fit. */
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

/** Keywords classify a photo; a single one rarely names it. */
function keywordHints(keywords: readonly string[]): Hint[] {
  return keywords.slice(0, HINT_COUNTS.list).flatMap((keyword): Hint[] => {
    const words = wordsOfText(keyword);
    return words ? [{ text: words.text, use: 'table' }] : [];
  });
}

/**
 * A folder that names an occasion or one of our categories helps to find the category, but it's no caption of a photo.
 * Our other folders, such as `Undated` and those of topics, say nothing about one photo.
 */
function folderHint(folder: string): Hint[] {
  const words = wordsOfName(folder);
  const category = categoryNamed(folder);
  if (!words || category === UNSORTED || (!category && ownFolderNamed(folder))) return [];
  return category || isOccasion(words) ? [{ text: words.text, use: 'table' }] : before(words);
}

/** Most segments of a URL are generated; those of several words are meant for people. */
function addressWords(part: string): OwnWords | undefined {
  const words = wordsOfName(part);
  return words && words.telling > 1 ? words : undefined;
}
