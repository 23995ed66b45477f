import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { FACEBOOK, INSTAGRAM, writeSocialExports } from '../../../fixtures/social/made-exports.ts';
import { linesOf, organize, ownFolder } from '../run-organize.ts';

describe('exports from Facebook and Instagram', () => {
  it(
    'give each photo its date, album and caption, from ZIPs and folders',
    { tags: ['photos-scattered-over-services'] },
    async () => {
      const folder = await ownFolder();
      const { zips, instagram } = await writeSocialExports(folder);
      const inputs = [...zips, instagram].map((path) => basename(path));
      const outcome = await organize(folder, [...inputs, '--json', '--xmp']);
      expect([outcome.code, outcome.stderr]).toEqual([
        0,
        expect.stringContaining('In your export: 1 from stories and 1 from messages.'),
      ]);
      const lines = linesOf(outcome);
      const said = new Map(lines.map(({ file, date, albums = [] }) => [basename(file), { date, albums }]));
      for (const { path, date, albums = [] } of [...FACEBOOK, ...INSTAGRAM]) {
        expect([path, said.get(basename(path))]).toEqual([path, { date, albums }]);
      }
      const zip = await JSZip.loadAsync(await readFile(join(folder, 'organized_photos.zip')));
      const notes = await Promise.all(zip.file(/\.xmp$/).map((file) => file.async('text')));
      for (const words of ['Frühstück am See', 'Was für ein Tag', 'Two days in Rome &amp; one in Ostia']) {
        expect(notes.some((note) => note.includes(words))).toBe(true);
      }
      expect(notes.join()).not.toContain('private words');
    },
  );

  it('leave out photos from messages on request', { tags: ['photos-scattered-over-services'] }, async () => {
    const folder = await ownFolder();
    const { zips } = await writeSocialExports(folder);
    const inputs = zips.map((path) => basename(path));
    const outcome = await organize(folder, [...inputs, '--messages', 'leave-out', '--json', '--dry-run']);
    expect(
      linesOf(outcome)
        .map(({ file }) => basename(file))
        .sort(),
    ).toEqual(FACEBOOK.filter(({ section }) => section !== 'messages').map(({ path }) => basename(path)));
    expect(outcome.stderr).toContain('came from messages in your export and is left out.');
  });
});
