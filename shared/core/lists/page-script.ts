/**
 * What the page of a ZIP runs, in any browser since 2021 and without a build: it reads the photos from `#list` and draws
 * those that are asked for, some at a time. Texts get into the page as text alone, and paths as encoded relative links.
 */
export const PAGE_SCRIPT = String.raw`'use strict';
(() => {
  const AT_ONCE = 120;
  const byId = (id) => document.getElementById(id);
  const { words, photos } = JSON.parse(byId('list').textContent);
  const language = document.documentElement.lang;
  const numbers = new Intl.NumberFormat(language);
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });

  const make = (tag, className, text) => {
    const element = document.createElement(tag);
    if (className) element.className = className;
    if (text !== undefined) element.textContent = text;
    return element;
  };
  const folderOf = ({ path }) => (path ? path.slice(0, path.lastIndexOf('/')) : undefined);
  const nameOf = (path) => path.slice(path.lastIndexOf('/') + 1);
  const linkTo = (path) => path.split('/').map(encodeURIComponent).join('/');
  const plain = (text) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const dayOf = ({ date }) => {
    const day = new Date((date || '').slice(0, 10) + 'T00:00:00Z');
    return Number.isNaN(day.getTime()) ? '' : days.format(day);
  };

  const searched = new Map();
  const textOf = (photo) => {
    const known = searched.get(photo);
    if (known !== undefined) return known;
    const { path, original, description, category, date, place, reason } = photo;
    const said = [path, original, description, category, date, dayOf(photo), place, reason];
    const text = plain(said.filter(Boolean).join(' '));
    searched.set(photo, text);
    return text;
  };

  let chosen;
  let found = [];
  let shown = 0;

  const pictureOf = (photo) => {
    const { path, description } = photo;
    const [, ending] = /\.([^./]+)$/.exec(path || photo.original) || [];
    const nothing = () => make('span', 'nothing', (ending || '?').toUpperCase().slice(0, 8));
    if (!path) {
      const frame = make('span', 'print');
      frame.append(nothing());
      return frame;
    }
    const frame = make('a', 'print');
    frame.href = linkTo(path);
    const image = make('img');
    image.loading = 'lazy';
    image.decoding = 'async';
    image.alt = description || nameOf(path);
    image.addEventListener('error', () => image.replaceWith(nothing()));
    image.src = linkTo(path);
    frame.append(image);
    return frame;
  };
  // A long name may be broken behind its words.
  const brokenName = (name) => {
    const element = make('p', 'name');
    for (const part of name.match(/[^_]*_|[^_]+$/g)) element.append(part, make('wbr'));
    return element;
  };
  const cardOf = (photo) => {
    const { path, original, description, place, reason } = photo;
    const card = make('li');
    card.append(pictureOf(photo), brokenName(nameOf(path || original)));
    if (reason) card.append(make('p', 'reason', reason));
    if (description) card.append(make('p', 'description', description));
    const beside = [dayOf(photo), place].filter(Boolean).join(', ');
    if (beside) card.append(make('p', 'beside', beside));
    if (path) {
      const before = make('p', 'before', words.before + ' ');
      before.append(make('span', '', original));
      card.append(before);
    }
    return card;
  };

  const showMore = () => {
    const next = found.slice(shown, shown + AT_ONCE);
    byId('photos').append(...next.map(cardOf));
    shown += next.length;
    byId('more').hidden = shown >= found.length;
  };
  const show = () => {
    const wanted = plain(byId('search').value).split(/\s+/).filter(Boolean);
    found = photos.filter(
      (photo) =>
        (!chosen || chosen.has(photo)) &&
        (wanted.length === 0 || wanted.every((word) => textOf(photo).includes(word))),
    );
    byId('photos').replaceChildren();
    shown = 0;
    byId('found').textContent =
      found.length === 0 ? words.nothing : words.shown + ' ' + numbers.format(found.length);
    showMore();
  };

  const folderButton = (title, members, isWhole) => {
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
  };
  const folders = new Map();
  for (const photo of photos) {
    const folder = folderOf(photo);
    if (folders.has(folder)) folders.get(folder).push(photo);
    else folders.set(folder, [photo]);
  }
  const left = folders.get(undefined) || [];
  folders.delete(undefined);
  const { compare } = new Intl.Collator(language, { numeric: true });
  byId('folders').append(folderButton(words.all, photos, true));
  if (left.length > 0) byId('folders').append(folderButton(words.notPlaced, left, false));
  for (const [folder, members] of [...folders].sort(([one], [other]) => compare(one, other))) {
    byId('folders').append(folderButton(folder, members, false));
  }
  byId('folders').querySelector('button').setAttribute('aria-current', 'true');

  byId('search').addEventListener('input', show);
  byId('more').addEventListener('click', showMore);
  if ('IntersectionObserver' in window) {
    const near = ([{ isIntersecting }]) => isIntersecting && showMore();
    new IntersectionObserver(near, { rootMargin: '800px' }).observe(byId('more'));
  }
  show();
})();
`;
