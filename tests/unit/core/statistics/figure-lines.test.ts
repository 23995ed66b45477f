import { describe, expect, it } from 'vitest';
import type { FiguredPhoto } from '#core/statistics/figured-photo.ts';
import { figureLines } from '#core/statistics/figure-lines.ts';
import { figuresOf } from '#core/statistics/figures.ts';
import { FIGURE_ROWS } from '#core/statistics/limits.ts';
import { translator } from '#messages/translate.ts';
import { dateSourcesWords } from '#words/date-sources.ts';
import { figuresWords } from '#words/figures.ts';
import { quantitiesWords } from '#words/quantities.ts';

const t = translator([dateSourcesWords, figuresWords, quantitiesWords]);
const PHOTO: FiguredPhoto = Object.freeze({
  id: 'a',
  name: 'IMG_1.jpg',
  sizeBytes: 1024,
  folder: 'Pets',
  day: '2026-05-12',
  dateSource: 'exif',
  along: [],
});

describe('statistics as lines', () => {
  it('have bars proportional to the numbers, and a column for each time step', () => {
    const location = { latitude: 38.7, longitude: -9.1, place: { city: 'Lisbon', countryCode: 'PT' } };
    const photos = [
      { ...PHOTO, location },
      { ...PHOTO, day: '2026-05-14' },
      { ...PHOTO, folder: 'Food & Drinks', day: '2026-05-14' },
    ];
    const film = { name: 'a.mp4', kind: 'passenger', sizeBytes: 1024 } as const;
    const lines = figureLines(figuresOf(photos, [], [film]), t);
    // Some versions' language data have thin spaces around a dash.
    expect(lines.map((line) => line.replaceAll('\u2009', ' '))).toEqual([
      'Photo statistics',
      '  3 photos · 2 folders · 4 KB in all · 1 video that goes with a photo',
      '',
      'Folders',
      `  Pets           ${'█'.repeat(24)}  2 photos, 2 KB`,
      `  Food & Drinks  ${'█'.repeat(12)}${' '.repeat(12)}  1 photo, 1 KB`,
      '',
      'When',
      '  May 12 – 14, 2026. Busiest: May 14, 2026 (2 photos).',
      '  │▄ █│',
      '  Dates: 3 from the file itself.',
      '',
      'Where',
      '  With a location: 1 of 3 photos.',
      `  Lisbon, Portugal  ${'█'.repeat(24)}  1 photo`,
    ]);
  });

  it('name videos with their total length, and both kinds where either is counted', () => {
    const film = { ...PHOTO, name: 'a.mp4', filmSeconds: 3600 };
    const lines = figureLines(figuresOf([PHOTO, film, { ...film, filmSeconds: 65 }], []), t);
    expect(lines[1]).toBe('  1 photo · 2 videos · 1:01:05 of video · 1 folder · 3 KB in all');
    expect(lines).toContain(`  Pets  ${'█'.repeat(24)}  1 photo and 2 videos, 3 KB`);
    const videos = figureLines(figuresOf([{ ...film, filmSeconds: 0 }], []), t);
    expect(videos[1]).toBe('  1 video · 1 folder · 1 KB in all');
  });

  it('say if there are no dates and no places', () => {
    const photo = { ...PHOTO, day: undefined, dateSource: 'none' } as const;
    const lines = figureLines(figuresOf([photo, photo], []), t);
    expect(lines).toContain('  No dates are known.');
    expect(lines).toContain('  No locations are known.');
  });

  it('name only as many folders as fit, and count the others', () => {
    const photos = Array.from({ length: 50 }, (_, at) =>
      Object.assign({}, PHOTO, { folder: `Folder ${at}` }),
    );
    const lines = figureLines(figuresOf(photos, []), t);
    expect(lines.filter((line) => line.startsWith('  Folder '))).toHaveLength(FIGURE_ROWS);
    expect(lines).toContain('  30 more folders');
  });

  it('are printed for a batch without a photo too', () => {
    expect(figureLines(figuresOf([], []), t)[1]).toMatch(/^ {2}0 photos · 0 folders/);
  });
});
