import { describe, expect, it } from 'vitest';
import { LIVE_PHOTO } from '#core/companions/limits.ts';
import { canBeLive, type LiveClues } from '#core/companions/live-clues.ts';
import { companionsIn } from '#core/companions/pairs.ts';

const SHORT = { film: { seconds: 2.9 } } as const;
const at = (local: string, offset?: string): LiveClues => ({
  date: { local, ...(offset === undefined ? {} : { offset }) },
});
const utc = (moment: string): LiveClues => ({ date: { utcMs: Date.parse(moment) } });
const told = (moment: string): LiveClues => ({ toldMs: Date.parse(moment) });
const NOON = '2024-08-15T12:00:00';
const PHOTO = at(NOON, '+02:00');

describe('a photo and a film of the same name are a Live Photo', () => {
  it.each<[string, LiveClues, LiveClues]>([
    ['the moment is the same', PHOTO, { ...SHORT, ...utc('2024-08-15T10:00:01Z') }],
    ['the film has the camera’s text', PHOTO, { ...SHORT, ...at('2024-08-15T12:00:02', '+02:00') }],
    ['the photo has no offset', at(NOON), { ...SHORT, ...utc('2024-08-15T19:00:01Z') }],
    ['its zone has a quarter of an hour', at(NOON), { ...SHORT, ...utc('2024-08-15T06:15:00Z') }],
    ['the film has local time in place of UTC', PHOTO, { ...SHORT, ...utc('2024-08-15T12:00:00Z') }],
    ['the film’s length is unknown', PHOTO, { film: { seconds: undefined }, ...utc('2024-08-15T10:00:01Z') }],
    ['the film has no time', PHOTO, SHORT],
    ['the photo has no time', {}, { ...SHORT, ...utc('2024-08-15T10:00:01Z') }],
    [
      'the camera’s clock was never set',
      { date: { local: NOON, isDefault: true } },
      { ...SHORT, ...utc('2019-01-01T00:00:00Z') },
    ],
    [
      'the photo has only the time of an edit',
      { date: { local: NOON, isEdited: true } },
      { ...SHORT, ...utc('2019-01-01T00:00:00Z') },
    ],
    [
      'only their sidecars have times',
      told('2024-08-15T10:00:13Z'),
      { ...SHORT, ...told('2024-08-15T10:00:11Z') },
    ],
    [
      'a table tells only the minute',
      at('2024-08-15T12:00:47', '+02:00'),
      { ...SHORT, ...told('2024-08-15T10:00:00Z') },
    ],
    ['only the day of one is known', at('2024-08-15'), { ...SHORT, ...utc('2024-08-15T10:00:00Z') }],
    ['nothing of the film can be read', PHOTO, {}],
    [
      'their identifier is the same',
      { contentId: 'a', ...PHOTO },
      { contentId: 'a', film: { seconds: 60 }, ...utc('2020-01-01T00:00:00Z') },
    ],
    ['only the film has an identifier', PHOTO, { contentId: 'a', ...SHORT, ...utc('2024-08-15T10:00:01Z') }],
  ])('if %s', (_why, photo, film) => {
    expect(canBeLive(photo, film)).toBe(true);
  });

  it.each<[string, LiveClues, LiveClues]>([
    ['the film is of another day', PHOTO, { ...SHORT, ...utc('2024-09-01T09:00:00Z') }],
    ['the film is of another minute', PHOTO, { ...SHORT, ...utc('2024-08-15T10:01:00Z') }],
    [
      'the film is an hour later, as both their zones show',
      PHOTO,
      { ...SHORT, ...at('2024-08-15T13:00:00', '+02:00') },
    ],
    ['the film is exactly days later', at(NOON), { ...SHORT, ...utc('2024-08-17T12:00:00Z') }],
    [
      'the film is long, though of the same moment',
      PHOTO,
      { film: { seconds: 20 }, ...utc('2024-08-15T10:00:00Z') },
    ],
    ['the film is long, and has no time', PHOTO, { film: { seconds: 7 } }],
    ['the film’s length and time are unknown', PHOTO, { film: { seconds: undefined } }],
    [
      'their sidecars differ, and nothing of the film can be read',
      told('2024-08-15T09:00:00Z'),
      told('2024-09-01T09:00:00Z'),
    ],
    ['the film is too large to be read', PHOTO, { sizeBytes: LIVE_PHOTO.bytes + 1 }],
    [
      'only the year of one is known, and it is another',
      at('1987'),
      { ...SHORT, ...utc('2024-08-15T10:00:00Z') },
    ],
    [
      'their identifiers differ',
      { contentId: 'a', ...PHOTO },
      { contentId: 'b', ...SHORT, ...utc('2024-08-15T10:00:00Z') },
    ],
  ])('but not if %s', (_why, photo, film) => {
    expect(canBeLive(photo, film)).toBe(false);
  });

  const pairs = (clues: Readonly<Record<string, LiveClues>>) =>
    Object.fromEntries(companionsIn(Object.keys(clues), { clues: new Map(Object.entries(clues)) }));
  const LATER = { ...SHORT, ...utc('2024-09-01T09:00:00Z') };

  it.each([
    ['IMG_1.HEIC', 'IMG_1.MOV'],
    ['IMG_1(1).HEIC', 'IMG_1(1).MOV'],
    ['IMG_1.HEIC', 'IMG_1_HEVC.MOV'],
    ['PXL_1.MP.jpg', 'PXL_1.MP'],
    ['MVIMG_1.jpg', 'MVIMG_1.mp4'],
    ['IMG_1-11.HEIC', 'IMG_1_HEVC-99.MOV'],
    ['IMG_1.JPG', 'IMG_E1.MOV'],
    ['IMG_1.jpg', 'IMG_1-edited.mp4'],
  ])('but not %s and %s of different days', (photo, film) => {
    expect(pairs({ [photo]: PHOTO, [film]: LATER })).toEqual({});
  });

  it('but not an edited picture and an edited film of different days', () => {
    expect(
      pairs({ 'IMG_1.JPG': PHOTO, 'IMG_E1.JPG': PHOTO, 'IMG_1.MOV': LATER, 'IMG_E1.MOV': LATER }),
    ).toEqual({
      'IMG_1.JPG': [{ name: 'IMG_E1.JPG', kind: 'edited' }],
    });
  });

  it('with the one of two photos that is of its time', () => {
    expect(
      pairs({ 'IMG_1.HEIC': PHOTO, 'IMG_1.JPG': at('2024-09-01T11:00:00'), 'IMG_1.MOV': LATER }),
    ).toEqual({
      'IMG_1.JPG': [{ name: 'IMG_1.MOV', kind: 'live' }],
    });
  });
});
