import { cardMaker, make } from './cards.ts';
import { folderOf, type PageData, type PagePhoto } from './page-data.ts';
import { type FoundOnPage, pageSearch } from './search-page.ts';
import { pushTo } from '#core/push-to.ts';

// The script in a ZIP's page, which runs from a file and without a connection: it reads the photos from `#list` and
// draws the requested ones, a few at a time. The list as JSON is written by `list-page.ts`.

const AT_ONCE = 120;

const language = document.documentElement.lang;
const numbers = new Intl.NumberFormat(language);
const data = JSON.parse(byId('list').textContent ?? '') as PageData;
const { words, photos } = data;
const cardOf = cardMaker(words, language);
const everything: readonly FoundOnPage[] = photos.map((photo) => ({ photo, isLook: false }));

/** Created at the first search. */
let search: ReturnType<typeof pageSearch> | undefined;
/** The photos of the current folder; undefined for all. */
let chosen: ReadonlySet<PagePhoto> | undefined;
let found: readonly FoundOnPage[] = [];
let shown = 0;

function byId(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page lacks an element with the id ${id}.`);
  return element;
}

function queryNow(): string {
  const field = byId('search');
  return field instanceof HTMLInputElement ? field.value.trim() : '';
}

function showMore(): void {
  const query = queryNow();
  const next = found.slice(shown, shown + AT_ONCE);
  byId('photos').append(...next.map((one) => cardOf(one, query)));
  shown += next.length;
  byId('more').hidden = shown >= found.length;
}

function show(): void {
  const query = queryNow();
  if (query) search ??= pageSearch(data, language);
  const all = query && search ? search(query) : everything;
  found = all.filter(({ photo }) => !chosen || chosen.has(photo));
  byId('photos').replaceChildren();
  shown = 0;
  byId('found').textContent =
    found.length === 0 ? words.nothing : `${words.shown} ${numbers.format(found.length)}`;
  showMore();
}

function folderButton(title: string, members: readonly PagePhoto[], isWhole: boolean): HTMLElement {
  const button = make('button');
  button.type = 'button';
  button.append(make('span', 'title', title), make('span', 'number', numbers.format(members.length)));
  button.addEventListener('click', () => {
    for (const other of byId('folders').querySelectorAll('button')) other.removeAttribute('aria-current');
    button.setAttribute('aria-current', 'true');
    byId('where').textContent = title;
    chosen = isWhole ? undefined : new Set(members);
    show();
  });
  const item = make('li');
  item.append(button);
  return item;
}

function showFolders(): void {
  const folders = new Map<string, PagePhoto[]>();
  const left: PagePhoto[] = [];
  for (const photo of photos) {
    const folder = folderOf(photo);
    if (folder === undefined) left.push(photo);
    else pushTo(folders, folder, photo);
  }
  const { compare } = new Intl.Collator(language, { numeric: true });
  byId('folders').append(folderButton(words.all, photos, true));
  if (left.length > 0) byId('folders').append(folderButton(words.notPlaced, left, false));
  for (const [folder, members] of [...folders].toSorted(([one], [other]) => compare(one, other))) {
    byId('folders').append(folderButton(folder, members, false));
  }
  byId('folders').querySelector('button')?.setAttribute('aria-current', 'true');
}

showFolders();
byId('search').addEventListener('input', show);
byId('more').addEventListener('click', showMore);
new IntersectionObserver(([entry]) => entry?.isIntersecting && showMore(), { rootMargin: '800px' }).observe(
  byId('more'),
);
show();
