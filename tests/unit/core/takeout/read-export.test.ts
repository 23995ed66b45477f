import { describe, expect, it } from 'vitest';
import { readExport } from '#core/takeout/read-export.ts';
import { readSidecar } from '#core/takeout/sidecar.ts';

const NOW_MS = Date.UTC(2026, 10, 26);

const YEAR = 'Takeout/Google Photos/Photos from 2019';
const ALBUM = 'Takeout/Google Photos/Summer';

const file = (folder: string, name: string, part = 1) => ({ id: `${part}:${folder}/${name}`, folder, name });
const json = (folder: string, name: string, content: object, part = 1) => ({
  ...file(folder, name, part),
  content: readSidecar(content, NOW_MS),
});
const taken = (title: string) => ({ title, photoTakenTime: { timestamp: '1563120192' } });

describe('an export', () => {
  it('finds a photo’s sidecar in another part, and says which files it used', () => {
    const photo = file(YEAR, 'a.jpg', 1);
    const sidecar = json(YEAR, 'a.jpg.json', taken('a.jpg'), 2);
    const other = json(YEAR, 'user-generated-memory-titles.json', {}, 2);
    const { facts, used } = readExport([photo], [sidecar, other]);
    expect(facts.get(photo.id)).toMatchObject({ title: 'a.jpg' });
    expect([...used]).toEqual([sidecar.id]);
  });

  it('finds the sidecars of Ente in the folder for them', () => {
    const photo = file('Ente Photos/Trip', 'a.jpg');
    const sidecar = json('Ente Photos/Trip/metadata', 'a.jpg.json', {
      ...taken('a.jpg'),
      caption: 'Tram 28',
    });
    const { facts, used } = readExport([photo], [sidecar]);
    expect(facts.get(photo.id)).toMatchObject({ description: 'Tram 28' });
    expect([...used]).toEqual([sidecar.id]);
  });

  it.each([
    ['metadata', ''],
    ['trip.zip:metadata', 'trip.zip:'],
    ['C:\\Ente\\Trip\\metadata', 'C:\\Ente\\Trip'],
  ])('finds them in %j for photos in %j', (folder, around) => {
    const { facts } = readExport([file(around, 'a.jpg')], [json(folder, 'a.jpg.json', taken('a.jpg'))]);
    expect(facts.size).toBe(1);
  });

  it('leaves the sidecars of a folder to the photos in it, whatever its name', () => {
    const photos = [file('Trip', 'a.jpg'), file('Trip/metadata', 'a.jpg')];
    const { facts } = readExport(photos, [json('Trip/metadata', 'a.jpg.json', taken('a.jpg'))]);
    expect([...facts.keys()]).toEqual([photos[1]!.id]);
  });

  it('tells nothing about a film that has a photo’s name but is of another day', () => {
    const files = [file(YEAR, 'a.HEIC'), file(YEAR, 'a.MOV')];
    const clues = new Map([[files[1]!.id, { film: { seconds: 20 }, date: { utcMs: Date.UTC(2024, 8, 1) } }]]);
    const { facts, companions } = readExport(files, [json(YEAR, 'a.HEIC.json', taken('a.HEIC'))], [], clues);
    expect([...facts.keys()]).toEqual([files[0]!.id]);
    expect(companions.size).toBe(0);
    const together = readExport(files, [json(YEAR, 'a.HEIC.json', taken('a.HEIC'))]);
    expect([together.facts.size, together.companions.size]).toEqual([2, 1]);
  });

  it('does not take the photo’s sidecar for a proof that a film is of its time', () => {
    const files = [file(YEAR, 'a.HEIC'), file(YEAR, 'a.MOV')];
    const clues = new Map([[files[1]!.id, { film: { seconds: undefined } }]]);
    const { companions } = readExport(files, [json(YEAR, 'a.HEIC.json', taken('a.HEIC'))], [], clues);
    expect(companions.size).toBe(0);
  });

  it('keeps a film apart from the photo of its name if their sidecars tell other times', () => {
    const files = [file(YEAR, 'a(1).HEIC'), file(YEAR, 'a(1).MOV')];
    const other = { title: 'a.MOV', photoTakenTime: { timestamp: '1725181200' } };
    const { companions } = readExport(files, [
      json(YEAR, 'a.HEIC.supplemental-metadata(1).json', taken('a.HEIC')),
      json(YEAR, 'a.MOV.supplemental-metadata(1).json', other),
    ]);
    expect(companions.size).toBe(0);
  });

  it('is joined by folder, whatever the Unicode form of its name', () => {
    const photo = file('Takeout/Fotos/Año 2019'.normalize('NFD'), 'a.jpg');
    const { facts } = readExport([photo], [json('Takeout/Fotos/Año 2019', 'a.jpg.json', taken('a.jpg'))]);
    expect(facts.size).toBe(1);
  });

  it('finds its albums by JSON, or by folder without one', () => {
    const files = [file(YEAR, 'a.jpg'), file(ALBUM, 'a.jpg'), file(`${ALBUM} 2`, 'b.jpg')];
    const { albums } = readExport(files, [
      json(YEAR, 'a.jpg.json', taken('a.jpg')),
      json(ALBUM, 'metadata.json', { title: 'Summer at the sea' }),
      json(`${ALBUM} 2`, 'b.jpg.json', taken('b.jpg')),
    ]);
    expect(Object.fromEntries(albums)).toEqual({
      [`1:${ALBUM}/a.jpg`]: ['Summer at the sea'],
      [`1:${ALBUM} 2/b.jpg`]: ['Summer 2'],
    });
  });

  it.each([
    'Photos from 2019',
    'Foto da 2002',
    'รูปภาพจากปี 2019',
    'Φωτογραφίες από το 2019',
    '2020-09-01',
    'Trash',
    'Papierkorb',
    'Gesperrter Ordner',
    'Archiv',
    'アーカイブ',
    '失敗した動画',
    'Untitled(3)',
  ])('does not treat %s as an album', (name) => {
    const folder = `Takeout/Google Photos/${name}`;
    const { albums } = readExport([file(folder, 'a.jpg')], [json(folder, 'a.jpg.json', taken('a.jpg'))]);
    expect(albums.size).toBe(0);
  });

  it('distinguishes the sidecar of metadata.jpg from an album by content', () => {
    const { facts, albums } = readExport(
      [file(YEAR, 'metadata.jpg')],
      [json(YEAR, 'metadata.json', { title: 'Photos from 2019' })],
    );
    expect([facts.size, albums.size]).toEqual([0, 0]);
  });

  it('looks for companion files only in the photo’s folder', () => {
    const [photo, film] = [file(YEAR, 'IMG_1.HEIC'), file(YEAR, 'IMG_1.MOV', 2)];
    const { companions } = readExport([photo, film, file(ALBUM, 'IMG_1.MOV')], []);
    expect([...companions]).toEqual([[photo.id, [{ id: film.id, kind: 'live' }]]]);
  });

  it('applies a photo’s sidecar to a film without one', () => {
    const [one, oneFilm, other, otherFilm] = ['7.HEIC', '7.MP4', '7.JPG', '7(1).MP4'].map((name) =>
      file(YEAR, name),
    );
    const { facts } = readExport(
      [one, oneFilm, other, otherFilm].flatMap((each) => each ?? []),
      [json(YEAR, '7.HEIC.json', taken('7.HEIC')), json(YEAR, '7.JPG.json', taken('7.JPG'))],
    );
    expect(facts.get(oneFilm?.id ?? '')?.title).toBe('7.HEIC');
    expect(facts.get(otherFilm?.id ?? '')?.title).toBe('7.JPG');
  });

  it('gives edit settings no photo date', () => {
    const [photo, settings] = [file(YEAR, '7.JPG'), file(YEAR, '7.AAE')];
    const { facts } = readExport([photo, settings], [json(YEAR, '7.JPG.json', taken('7.JPG'))]);
    expect([...facts.keys()]).toEqual([photo.id]);
  });

  it('gives each of two photos with the same name in different folders its own sidecar', () => {
    const [one, other] = [file(YEAR, 'a.jpg'), file(ALBUM, 'a.jpg')];
    const { facts } = readExport(
      [one, other],
      [json(YEAR, 'a.jpg.json', taken('one.jpg')), json(ALBUM, 'a.jpg.json', taken('other.jpg'))],
    );
    expect([facts.get(one.id)?.title, facts.get(other.id)?.title]).toEqual(['one.jpg', 'other.jpg']);
  });
});
