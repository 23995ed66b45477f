import { knownDay, knownDayWriter } from '#core/dates/known-day.ts';
import { DATE_PLACE, nameOf, type PageData, type PagePhoto, QUERY_PLACE } from './page-data.ts';
import type { FoundOnPage } from './search-page.ts';

/** Creates an element that contains only text. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className = '',
  text = '',
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  if (className) element.className = className;
  if (text) element.textContent = text;
  return element;
}

/**
 * Creates the cards of photos. Texts are inserted only as text, and paths as encoded relative links.
 *
 * @param language of the page
 * @returns a function that creates a card
 */
export function cardMaker(words: PageData['words'], language: string) {
  const written = knownDayWriter(language);
  const dayOf = ({ date, isDateWritten }: PagePhoto) => {
    const day = knownDay({ date: date ?? null });
    if (!day || !isDateWritten) return day && written(day);
    return words.writtenDate.split(DATE_PLACE).join(written(day));
  };
  return ({ photo, isLook }: FoundOnPage, query: string): HTMLLIElement => {
    const { path, original, description, place, reason } = photo;
    const card = make('li');
    card.append(pictureOf(photo), brokenName(nameOf(path ?? original)));
    // A query may contain special patterns of `replace`.
    if (isLook) card.append(make('p', 'look', words.looksLike.split(QUERY_PLACE).join(query)));
    if (reason) card.append(make('p', 'reason', reason));
    if (description) card.append(make('p', 'description', description));
    const beside = [dayOf(photo), place].filter(Boolean).join(', ');
    if (beside) card.append(make('p', 'beside', beside));
    if (path) {
      const before = make('p', 'before', `${words.before} `);
      before.append(make('span', '', original));
      card.append(before);
    }
    return card;
  };
}

function pictureOf({ path, original, description }: PagePhoto): HTMLElement {
  const [, ending = '?'] = /\.([^./]+)$/.exec(path ?? original) ?? [];
  const nothing = () => make('span', 'nothing', ending.toUpperCase().slice(0, 8));
  if (!path) {
    const frame = make('span', 'print');
    frame.append(nothing());
    return frame;
  }
  const link = path.split('/').map(encodeURIComponent).join('/');
  const frame = make('a', 'print');
  frame.href = link;
  const image = make('img');
  image.loading = 'lazy';
  image.decoding = 'async';
  image.alt = description ?? nameOf(path);
  image.addEventListener('error', () => image.replaceWith(nothing()));
  image.src = link;
  frame.append(image);
  return frame;
}

/** Returns a long name with break opportunities after its words. */
function brokenName(name: string): HTMLElement {
  const element = make('p', 'name');
  for (const part of name.match(/[^_]*_|[^_]+$/g) ?? []) element.append(part, make('wbr'));
  return element;
}
