import type { Translate } from '#messages/translate.ts';
import type { Quantities } from '../accounts/quantity-text.ts';
import { toBase64 } from '../bytes/base64.ts';
import { readConcepts } from '../concepts/concept-record.ts';
import { conceptWords } from '../concepts/concept-words.ts';
import { isFilm } from '../companions/file-kinds.ts';
import { itemsOf, itemsText, mixedText } from '../films/items-text.ts';
import { vocabularyLists } from '../search/vocabulary.ts';
import { pageFacts } from './listed-facts.ts';
import type { ListedPhoto } from './listed-photo.ts';
import { PAGE_SCRIPT } from './compiled/page-script.ts';
import { PAGE_STYLE } from './page-style.ts';
import type { Sha256Of } from './top-files.ts';
import type { TopNames } from './top-names.ts';

/** The message subjects of lists. */
export type ListWords = Translate<'list' | 'vocabulary' | Quantities>;

/**
 * Returns a page that shows the photos of an unpacked ZIP by itself: it loads nothing but these photos and connects
 * to nothing. Its policy allows only this script and this style, by their checksums, and names and descriptions are
 * embedded as data.
 */
export async function listPage(
  photos: readonly ListedPhoto[],
  names: TopNames,
  sha256Of: Sha256Of,
  t: ListWords,
): Promise<string> {
  const picked = photos.length;
  const items = itemsOf(photos, ({ original, path = original }) => isFilm(path));
  const placed = photos.filter(({ path }) => path !== undefined).length;
  const count =
    placed === picked
      ? t('list.allPlaced', { picked, items: itemsText(items, t) })
      : t('list.somePlaced', { items: mixedText(picked, items, t), placed, left: picked - placed });
  const policy = [
    `default-src 'none'`,
    `img-src 'self' file: data:`,
    `style-src '${await sourceHash(PAGE_STYLE, sha256Of)}'`,
    `script-src '${await sourceHash(PAGE_SCRIPT, sha256Of)}'`,
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; ');
  return `<!doctype html>
<html lang="${escaped(t('list.language'))}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>Where My Pix</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<header>
<h1>Where My Pix</h1>
<p class="count">${escaped(count)}</p>
<p class="how">${escaped(t('list.how'))} <code>sha256sum -c ${escaped(names.sums)}</code></p>
<label class="search">${escaped(t('list.search'))}<input id="search" type="search" autocomplete="off" spellcheck="false"></label>
</header>
<noscript><p>${escaped(t('list.noScript', { table: names.table }))}</p></noscript>
<div class="halves">
<nav aria-label="${escaped(t('list.folders'))}"><ul id="folders"></ul></nav>
<main>
<h2 id="where">${escaped(t('list.all'))}</h2>
<p id="found" role="status"></p>
<ul id="photos"></ul>
<button id="more" type="button" hidden>${escaped(t('list.more'))}</button>
</main>
</div>
<script type="application/json" id="list">${dataOf(photos, t)}</script>
<script>${PAGE_SCRIPT}</script>
</body>
</html>
`;
}

/** Returns the photos and the script's texts as JSON in which nothing can close the surrounding element. */
function dataOf(photos: readonly ListedPhoto[], t: ListWords): string {
  const words = {
    all: t('list.all'),
    notPlaced: t('list.notPlaced'),
    shown: t('list.shown'),
    nothing: t('list.nothing'),
    before: t('list.before'),
    // Placeholders that the script replaces with the date and the query.
    writtenDate: t('list.writtenDate', { date: '{date}' }),
    looksLike: t('list.looksLike', { query: '{query}' }),
  };
  const data = {
    words,
    photos: photos.map(pageFacts),
    concepts: conceptsSeen(photos),
    vocabulary: vocabularyLists(t),
  };
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}

/** Returns the words of the concepts seen in these photos, so that a small page carries only a few. */
function conceptsSeen(photos: readonly ListedPhoto[]): (readonly [id: number, words: string])[] {
  const seen = photos.flatMap(({ concepts }) =>
    concepts === undefined ? [] : (readConcepts(concepts) ?? []),
  );
  const ids = new Set(seen.map(({ id }) => id));
  return [...conceptWords()].filter(([id]) => ids.has(id));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** Returns a hash source for a Content Security Policy. */
async function sourceHash(text: string, sha256Of: Sha256Of): Promise<string> {
  const hex = await sha256Of(text);
  const bytes = hex.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? [];
  return `sha256-${toBase64(bytes)}`;
}
