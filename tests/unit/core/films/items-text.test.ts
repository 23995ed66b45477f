import { describe, expect, it } from 'vitest';
import { itemsNamed, itemsPlaced, itemsText, mixedText } from '#core/films/items-text.ts';
import { quantitiesWords as de } from '#messages/compiled/de/quantities.ts';
import { quantitiesWords as es } from '#messages/compiled/es/quantities.ts';
import { quantitiesWords as fr } from '#messages/compiled/fr/quantities.ts';
import { quantitiesWords as ja } from '#messages/compiled/ja/quantities.ts';
import { translator } from '#messages/translate.ts';
import { quantitiesWords as en } from '#words/quantities.ts';

const t = translator([en]);

describe('photos and videos in words', () => {
  it('are told apart by their names', () => {
    const names = ['a.jpg', 'b.MOV', 'c.heic', 'd.mp4', 'film.jpg'];
    expect(itemsNamed(names.map((name) => ({ name })))).toEqual({ photos: 3, films: 2 });
    expect(itemsPlaced([{ path: 'Videos/a.mp4' }, { path: 'Videos.mp4/b.jpg' }])).toEqual({
      photos: 1,
      films: 1,
    });
  });

  it.each([
    [12, 0, '12 photos'],
    [1, 0, '1 photo'],
    [0, 0, '0 photos'],
    [0, 8, '8 videos'],
    [0, 1, '1 video'],
    [12, 8, '12 photos and 8 videos'],
    [1, 1, '1 photo and 1 video'],
  ])('name %i photos and %i videos without a kind that is missing', (photos, films, text) => {
    expect(itemsText({ photos, films }, t)).toBe(text);
  });

  it.each([
    [de, '1 Foto und 8 Videos', '8 Fotos und Videos'],
    [es, '1 foto y 8 vídeos', '8 fotos y vídeos'],
    [fr, '1 photo et 8 vidéos', '8 photos et vidéos'],
    [ja, '写真1枚と動画8本', '写真と動画8件'],
  ])('are written as the language does, %#', (words, exact, some) => {
    const own = translator([words]);
    expect(itemsText({ photos: 1, films: 8 }, own)).toBe(exact);
    expect(mixedText(8, { photos: 1, films: 8 }, own)).toBe(some);
  });

  it.each([
    [3, { photos: 5, films: 0 }, '3 photos'],
    [3, { photos: 0, films: 5 }, '3 videos'],
    [3, { photos: 5, films: 5 }, '3 photos and videos'],
    [1, { photos: 5, films: 5 }, '1 photo or video'],
    [10, { photos: 5, films: 5 }, '10 photos and videos'],
  ])('are mixed if %i of %o may be of both kinds', (count, all, text) => {
    expect(mixedText(count, all, t)).toBe(text);
  });
});
