import { describe, expect, it } from 'vitest';
import { gather, type Gathered, listedOf, pickedFilesOf, type PickedFiles } from '#core/takeout/gather.ts';
import { keepingOnly, onlyPhotos, withFound, withoutPhoto } from '#core/takeout/picked-table.ts';
import { readSidecar } from '#core/takeout/sidecar.ts';
import type { Photo } from '#core/photo.ts';

const NOW_MS = Date.UTC(2026, 10, 26);

const YEAR = 'Takeout/Google Photos/Photos from 2019';
const ALL = { leavesOut: new Set<never>() };
const WITHOUT_TRASH = { leavesOut: new Set(['trash'] as const) };

/** A file at a path; its id is the path. */
function file(path: string, fields: Partial<Photo> = {}): Photo {
  const at = path.lastIndexOf('/');
  const folder = path.slice(0, Math.max(0, at));
  const name = path.slice(at + 1);
  return { id: path, name, sizeBytes: 1, modifiedMs: 0, ...(folder ? { folder } : {}), ...fields };
}

function json(path: string, content: object, fields: Partial<Photo> = {}) {
  return { ...listedOf(file(path, fields)), content: readSidecar(content, NOW_MS) };
}

function picked(paths: readonly string[], more: Partial<PickedFiles<Photo>> = {}): PickedFiles<Photo> {
  return { files: paths.map((path) => file(path)), jsons: [], tables: [], sums: new Map(), ...more };
}

const taken = (title: string, more: object = {}) => ({
  title,
  photoTakenTime: { timestamp: '1563120192' },
  ...more,
});

/** Each photo with its companion files, by name. */
const pairs = ({ photos }: Gathered<Photo>) =>
  photos.map(({ name, companions = [] }) => [
    name,
    ...companions.map((one) => `${one.kind} ${one.photo.name}`),
  ]);

describe('files gathered from a selection', () => {
  it('contain each photo and each film of its own once, with its companion files', () => {
    const files = [
      'a/1.HEIC',
      'a/1.MOV',
      'a/film.mp4',
      'a/2.jpg',
      'a/2.dng',
      'a/2.aae',
      'b/film.mp4',
      'b/3.jpg',
    ];
    const gathered = gather(picked(files), ALL);
    expect(pairs(gathered)).toEqual([
      ['1.HEIC', 'live 1.MOV'],
      ['film.mp4'],
      ['2.jpg', 'raw 2.dng', 'settings 2.aae'],
      ['film.mp4'],
      ['3.jpg'],
    ]);
    expect(gathered.counts).toEqual({ companions: 3, copies: 0, dated: 0 });
  });

  it('include RAW files without a photo with the photo before them, and films on their own', () => {
    const files = [
      'a/1.jpg',
      'a/G.MP4',
      'a/G.THM',
      'a/G.LRV',
      'a/P.ORF',
      'a/P.xmp',
      'a/gone.THM',
      'a/song.wav',
    ];
    const gathered = gather(picked(files), ALL);
    expect(pairs(gathered)).toEqual([
      ['1.jpg'],
      ['G.MP4', 'preview G.THM', 'preview G.LRV', 'passenger P.ORF', 'passenger P.xmp'],
    ]);
    expect(gathered.counts).toEqual({ raw: 1, companions: 3, copies: 0, dated: 0 });
    expect(gathered.setAside.map(({ path, reason }) => `${reason} ${path}`)).toEqual([
      'no-photo a/gone.THM',
      'no-photo a/song.wav',
    ]);
  });

  it('attach Picasa’s original to the photo that Picasa shows', () => {
    const files = [
      'a/1.jpg',
      'a/1.mov',
      'a/.picasaoriginals/1.JPG',
      'a/.picasaoriginals/2.jpg',
      'a/.picasaoriginals/1.xmp',
    ];
    expect(pairs(gather(picked(files), ALL))).toEqual([
      ['1.jpg', 'live 1.mov', 'original 1.JPG', 'settings 1.xmp'],
      ['2.jpg'],
    ]);
  });

  it('leave photos without companion files unchanged', () => {
    const table = picked(['a/1.jpg', 'a/2.jpg']);
    expect(gather(table, ALL).photos).toEqual(table.files);
    expect(gather(table, ALL).photos[0]).toBe(table.files[0]);
  });

  it('join the parts of a Takeout, in whatever ZIPs, but no other ZIPs', () => {
    const takeout = picked([], {
      files: [file(`${YEAR}/1.jpg`, { archive: 'takeout-1.zip' })],
      jsons: [json(`${YEAR}/1.jpg.json`, taken('1.jpg'), { archive: 'takeout-2.zip' })],
    });
    expect(gather(takeout, ALL).photos[0]?.told?.takenMs).toBe(1_563_120_192_000);
    const phones = picked([], {
      files: [file('DCIM/1.jpg', { archive: 'ann.zip' }), file('DCIM/1.mov', { archive: 'ben.zip' })],
    });
    expect(pairs(gather(phones, ALL))).toEqual([['1.jpg'], ['1.mov']]);
  });

  it('analyze one of several duplicates, preferably one in no album', () => {
    const album = 'Takeout/Google Photos/Summer';
    const table = picked([`${album}/1.jpg`, `${YEAR}/1.jpg`], {
      jsons: [json(`${album}/metadata.json`, { title: 'Summer' })],
      sums: new Map([
        [`${album}/1.jpg`, 'same'],
        [`${YEAR}/1.jpg`, 'same'],
      ]),
    });
    const [photo, ...others] = gather(table, ALL).photos;
    expect(others).toEqual([]);
    expect(photo?.folder).toBe(YEAR);
    expect(photo?.albums).toEqual(['Summer']);
    expect(photo?.companions).toMatchObject([{ kind: 'copy', photo: { folder: album } }]);
  });

  it('apply one duplicate’s sidecar to all', () => {
    const album = 'Takeout/Google Photos/Summer';
    const told = (withSidecar: string) => {
      const table = picked([`${YEAR}/1.jpg`, `${album}/1.jpg`], {
        jsons: [json(`${withSidecar}/1.jpg.json`, taken('1.jpg'))],
        sums: new Map([
          [`${YEAR}/1.jpg`, 'same'],
          [`${album}/1.jpg`, 'same'],
        ]),
      });
      const { photos, counts } = gather(table, ALL);
      return [...pickedFilesOf(photos).map((one) => one.told?.takenMs), counts.dated];
    };
    for (const folder of [YEAR, album]) expect(told(folder)).toEqual([1563120192000, 1563120192000, 2]);
  });

  it('name what could not be used, and why', () => {
    const table = picked(['lone.aae', 'raw.orf'], {
      jsons: [
        json('gone.jpg.json', taken('gone.jpg')),
        json('package.json', { name: 'x' }),
        json('untitled/metadata.json', { title: '' }),
      ],
    });
    const { setAside, photos } = gather(table, ALL);
    expect(photos).toEqual([]);
    expect(setAside.map(({ path, reason }) => [path, reason])).toEqual([
      ['gone.jpg.json', 'no-photo'],
      ['package.json', 'not-understood'],
      ['untitled/metadata.json', 'not-understood'],
      ['lone.aae', 'no-photos'],
      ['raw.orf', 'no-photos'],
    ]);
  });

  it('list RAW files and settings separately only if there is no photo and no film', () => {
    const names = (paths: string[]) => gather(picked(paths), ALL).alone.map(({ name }) => name);
    expect(names(['lone.aae', 'trips/raw.orf'])).toEqual(['lone.aae', 'raw.orf']);
    expect(names(['a.jpg', 'lone.aae', 'raw.orf'])).toEqual([]);
    expect(names(['film.mp4', 'lone.aae', 'raw.orf'])).toEqual([]);
    const { setAside } = gather(picked(['a.jpg', 'lone.aae', 'film.mp4']), ALL);
    expect(setAside.map(({ path, reason }) => [path, reason])).toEqual([['lone.aae', 'no-photo']]);
  });

  it('leave out the trash only on request, and nothing else', () => {
    const table = picked([`${YEAR}/1.jpg`, `${YEAR}/1-edited.jpg`, 'Takeout/Google Photos/Trash/2.mp4'], {
      jsons: [json(`${YEAR}/1.jpg.json`, taken('1.jpg', { trashed: true }))],
    });
    expect(gather(table, ALL).putAway.trash).toBe(3);
    expect(pairs(gather(table, ALL))).toEqual([['1.jpg', 'edited 1-edited.jpg'], ['2.mp4']]);
    const without = gather(table, WITHOUT_TRASH);
    expect(without.photos).toEqual([]);
    expect(without.setAside.map(({ reason }) => reason)).toEqual(['left-out', 'left-out', 'left-out']);
  });

  it('keep companion files outside the trash of a photo inside it', () => {
    const table = picked([`${YEAR}/1.jpg`, `${YEAR}/1.dng`], {
      jsons: [json(`${YEAR}/1.jpg.json`, taken('1.jpg', { trashed: true }))],
    });
    expect(pairs(gather(table, ALL))).toEqual([['1.jpg', 'raw 1.dng']]);
    expect(pairs(gather(table, WITHOUT_TRASH))).toEqual([['1.dng']]);
  });

  it('account for every picked file, whatever the names', () => {
    const names = [
      '1.jpg',
      '1.mov',
      '1.MOV.xmp',
      '1.jpg.xmp',
      'x.mp',
      '(1).jpg',
      '.jpg',
      'a-edited.jpg',
      'a.jpg',
    ];
    const paths = names.flatMap((name) => [`p/${name}`, `Takeout/x/Trash/${name}`]);
    for (const options of [ALL, WITHOUT_TRASH]) {
      const { photos, setAside } = gather(picked(paths), options);
      const ids = [...pickedFilesOf(photos).map(({ id }) => id), ...setAside.map(({ id }) => id)];
      expect(ids.toSorted()).toEqual(paths.toSorted());
    }
  });
});

describe('a table of picked files', () => {
  const table = picked([`${YEAR}/1.jpg`, `${YEAR}/1.MOV`, `${YEAR}/2.jpg`, `${YEAR}/film.mp4`], {
    jsons: [json(`${YEAR}/1.jpg.json`, taken('1.jpg')), json(`${YEAR}/gone.jpg.json`, taken('gone.jpg'))],
  });

  it('loses a photo’s companion files and sidecar with it, but no unrelated film', () => {
    const left = withoutPhoto(table, `${YEAR}/2.jpg`, ALL);
    expect(pairs(gather(left, ALL))).toEqual([['1.jpg', 'live 1.MOV'], ['film.mp4']]);
    const other = gather(withoutPhoto(table, `${YEAR}/1.jpg`, ALL), ALL);
    expect(pairs(other)).toEqual([['2.jpg'], ['film.mp4']]);
    expect(other.setAside.map(({ path }) => path)).toEqual([`${YEAR}/gone.jpg.json`]);
  });

  it('matches a sidecar with a photo picked later', () => {
    const later = withFound(table, picked([`${YEAR}/gone.jpg`]));
    const { photos, setAside } = gather(later, ALL);
    expect(photos.find(({ name }) => name === 'gone.jpg')?.told?.takenMs).toBe(1_563_120_192_000);
    expect(setAside).toEqual([]);
  });

  it('that keeps some photos keeps their companion files and metadata', () => {
    const gathered = gather(table, ALL);
    const again = gather(keepingOnly(table, gathered.photos.slice(0, 1), gathered), ALL);
    expect(again.photos).toEqual(gathered.photos.slice(0, 1));
    expect(keepingOnly(table, [], gathered)).toEqual(onlyPhotos([]));
    // As after a reload, when the sidecars are gone.
    expect(gather(onlyPhotos(gathered.photos), ALL).photos).toEqual(gathered.photos);
  });
});
