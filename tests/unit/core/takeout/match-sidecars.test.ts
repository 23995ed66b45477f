import { describe, expect, it } from 'vitest';
import { commonEndings, originalNameOf } from '#core/companions/edited-names.ts';
import { matchSidecars } from '#core/takeout/match-sidecars.ts';

const named = (...names: string[]) => names.map((name) => ({ name, title: '' }));

function sidecarOf(media: string, sidecar: string): string | undefined {
  return matchSidecars([media], named(sidecar)).sidecars.get(media);
}

/** 30 characters, so that 46 end in the following part. */
const LONG = 'a_name_of_exactly_30_character';
const UUID = 'original_1d4caa6f-16c6-4c3d-901b-9387de10e528_';

describe('a photo’s sidecar', () => {
  it.each([
    ['IMG_0001.jpg', 'IMG_0001.jpg.json', 'exact'],
    ['IMG_0001.jpg', 'IMG_0001.jpg.supplemental-metadata.json', 'exact, as since 2024'],
    ['IMG_0001(1).jpg', 'IMG_0001.jpg(1).json', 'with its counter at the end'],
    ['IMG_0001(1).jpg', 'IMG_0001.jpg.supplemental-metadata(1).json', 'with its counter at the new end'],
    ['IMG_0001(1).jpg', 'IMG_0001(1).jpg.json', 'with its counter in the name'],
    ['skytree (2).jpg', 'skytree (2).jpg.supplemental-metadata.json', 'whose counter is part of the name'],
    ['20030616.jpg', '20030616.json', 'uploaded without an extension'],
    [`${UUID}P.jpg`, `${UUID}.json`, 'a forgotten duplicate'],
    [`${UUID}P(1).jpg`, `${UUID}.json`, 'a second forgotten duplicate'],
    ['Café.jpg', 'Café.jpg.json'.normalize('NFD'), 'in another Unicode form'],
    ['Café.jpg'.normalize('NFD'), 'Café.jpg.json', 'of a file in another Unicode form'],
    ['IMG.jpg', 'IMG.jpg.JSON', 'in capitals'],
    ['photo.JPG', 'photo.jpg.json', 'of a title in other capitals'],
    [
      'photo(2).JPG',
      'Photo.jpg.supplemental-metadata(2).json',
      'of a title in other capitals, with its counter',
    ],
    ['IMG_2.jpg', 'IMG_2.HEIC.supplemental-metadata.json', 'of a photo converted from HEIC'],
    ['IMG_2.jpg', 'IMG_2.jpeg.json', 'of another spelling of the extension'],
    ['IMG_2.HEIC', 'IMG_2.JPG.json', 'of a title that was converted'],
    ['IMG_2.jpg', 'IMG_2.DNG.supple.json', 'of a developed RAW file'],
    ['IMG_2(1).jpg', 'IMG_2.HEIC.supplemental-metadata(1).json', 'of a converted photo with its counter'],
    ['IMG_2(1).jpg', 'IMG_2(1).HEIC.json', 'of a converted photo whose counter is in the name'],
    ['IMG_3.HEIC.jpg', 'IMG_3.HEIC.supplemental-metadata.json', 'of a photo with a second extension'],
    [
      'IMG_3.HEIC(1).jpg',
      'IMG_3.HEIC.supplemental-metadata(1).json',
      'of one with a second extension and a counter',
    ],
    ['IMG_3(1).HEIC.jpg', 'IMG_3.HEIC.supplemental-metadata(1).json', 'of one with a counter in between'],
    ['image.png.jpg', 'image.png.json', 'of a screenshot with a second extension'],
    ['image.png', 'image.png.jpg.json', 'of a title with a second extension'],
    ['IMG_3.heic.jpg', 'IMG_3.HEIC.json', 'of a second extension in other capitals'],
    ['clip.mp4', 'clip.MOV.supplemental-metadata.json', 'of a converted film'],
    ['IMG_2-edited.jpg', 'IMG_2.HEIC.supplemental-metadata.json', 'of an edit of a HEIC that is missing'],
  ])('%s is %s: %s', (media, sidecar) => {
    expect(sidecarOf(media, sidecar)).toBe(sidecar);
  });

  it.each(Array.from({ length: 22 }, (_, letters) => letters))(
    'is found if %i letters of supplemental-metadata remain',
    (letters) => {
      const suffix = 'supplemental-metadata'.slice(0, letters);
      // Long enough for the cut to be there.
      const stem = 'x'.repeat(46 - '.jpg.'.length - letters);
      expect(sidecarOf(`${stem}.jpg`, `${stem}.jpg.${suffix}.json`)).toBe(`${stem}.jpg.${suffix}.json`);
    },
  );

  it.each([
    [`${LONG}_and_twelve.jpg`, 46],
    [`${LONG}_and_a_few_more.jpg`, 46],
    [`${LONG}_and_many_more_letters.jpg`, 46],
  ])('of %s is found if its name is cut at %i characters', (media, length) => {
    const cut = `${media}.supplemental-metadata`.slice(0, length);
    expect(sidecarOf(media, `${cut}.json`)).toBe(`${cut}.json`);
    const numbered = media.replace('.jpg', '(2).jpg');
    expect(sidecarOf(numbered, `${cut}(2).json`)).toBe(`${cut}(2).json`);
    expect(sidecarOf(numbered, `${cut}.json`)).toBeUndefined();
  });

  it.each([
    [
      'by characters',
      Array.from(`${'🏖'.repeat(50)}.jpg`)
        .slice(0, 46)
        .join(''),
    ],
    ['by UTF-16 units', `x${'🏖'.repeat(50)}.jpg`.slice(0, 45)],
    ['within a character', `x${'🏖'.repeat(50)}.jpg`.slice(0, 46).toWellFormed()],
  ])('is found if characters outside the basic plane are cut %s', (_, cut) => {
    const media = cut.startsWith('x') ? `x${'🏖'.repeat(50)}.jpg` : `${'🏖'.repeat(50)}.jpg`;
    expect(sidecarOf(media, `${cut}.json`)).toBe(`${cut}.json`);
  });

  it.each([
    ['DSC_0104(1).JPG', 'DSC_0104.JPG.json'],
    ['DSC_0104.JPG', 'DSC_0104.JPG(1).json'],
    ['DSC_0104(2).JPG', 'DSC_0104.JPG(1).json'],
    ['IMG_0001.jpg', 'IMG_0002.jpg.json'],
    ['IMG_0001.jpg', 'IMG_0001.png.json'],
    ['IMG_00010.jpg', 'IMG_0001.json'],
    ['IMG_2.jpg', 'IMG_2.MOV.json'],
    ['IMG_2.MOV', 'IMG_2.HEIC.json'],
    ['IMG_2(1).jpg', 'IMG_2.HEIC.json'],
    ['IMG_2.jpg', 'IMG_2.HEIC(1).json'],
    ['beach-sunset.jpg', 'beach.jpg.json'],
  ])('%s is not %s', (media, sidecar) => {
    expect(sidecarOf(media, sidecar)).toBeUndefined();
  });

  it('of another extension belongs to neither of two photos, nor to one that has its own', () => {
    const title = named('IMG_2.HEIC.json');
    expect(matchSidecars(['IMG_2.jpg', 'IMG_2.webp'], title).sidecars.size).toBe(0);
    expect(matchSidecars(['IMG_2.jpg', 'IMG_2.HEIC'], title).sidecars).toEqual(
      new Map([['IMG_2.HEIC', 'IMG_2.HEIC.json']]),
    );
    const both = matchSidecars(['IMG_2.jpg'], named('IMG_2.HEIC.json', 'IMG_2.DNG.json'));
    expect([both.sidecars.size, both.unclear]).toEqual([0, ['IMG_2.jpg']]);
  });

  it('of a HEIC is shared with its edit, which is a JPEG', () => {
    const { sidecars } = matchSidecars(['IMG_2.HEIC', 'IMG_2-edited.jpg'], named('IMG_2.HEIC.json'));
    expect(sidecars.get('IMG_2-edited.jpg')).toBe('IMG_2.HEIC.json');
  });

  it('is found by its title if its name was cut inside another extension', () => {
    const stem = 'y'.repeat(45);
    const cut = { name: `${stem}..json`, title: `${stem}.HEIC` };
    expect(matchSidecars([`${stem}.jpg`], [cut]).sidecars.size).toBe(1);
    const longer = { name: `${'z'.repeat(46)}.json`, title: `${'z'.repeat(60)}.HEIC` };
    expect(matchSidecars([`${'z'.repeat(47)}.jpg`], [longer]).sidecars.size).toBe(1);
  });
});

describe('in one directory', () => {
  it('certain matches come first, so that none takes another’s', () => {
    const { sidecars, unclear } = matchSidecars(
      ['IMG.jpg', 'IMG(1).jpg', 'IMG(2).jpg', 'IMG.png'],
      named('IMG.jpg.json', 'IMG.jpg(1).json', 'IMG(2).jpg.json', 'IMG.png.json'),
    );
    expect(Object.fromEntries(sidecars)).toEqual({
      'IMG.jpg': 'IMG.jpg.json',
      'IMG(1).jpg': 'IMG.jpg(1).json',
      'IMG(2).jpg': 'IMG(2).jpg.json',
      'IMG.png': 'IMG.png.json',
    });
    expect(unclear).toEqual([]);
  });

  it('forgotten duplicates share the sidecar that their names begin with', () => {
    const { sidecars, unclear } = matchSidecars([`${UUID}P.jpg`, `${UUID}P(1).jpg`], named(`${UUID}.json`));
    expect([...sidecars.keys()]).toEqual([`${UUID}P.jpg`, `${UUID}P(1).jpg`]);
    expect(unclear).toEqual([]);
  });

  it('a cut name that two photos share goes to the one that its title names', () => {
    const [one, other] = [`${LONG}_and_a_few_more_A.jpg`, `${LONG}_and_a_few_more_B.jpg`];
    const name = `${one.slice(0, 46)}.json`;
    const { sidecars, unclear } = matchSidecars([one, other], [{ name, title: other }]);
    expect([...sidecars]).toEqual([[other, name]]);
    expect(unclear).toEqual([one]);
  });

  it('a cut name that two photos share is used for neither if its title names neither', () => {
    const [one, other] = [`${LONG}_and_a_few_more_A.jpg`, `${LONG}_and_a_few_more_B.jpg`];
    const { sidecars, unclear } = matchSidecars([one, other], named(`${one.slice(0, 46)}.json`));
    expect([...sidecars]).toEqual([]);
    expect(unclear).toEqual([one, other]);
  });

  it.each([
    ['IMG_0001.HEIC', 'IMG_0001.MOV'],
    ['IMG_0001(1).HEIC', 'IMG_0001(1).MP4'],
    ['PXL_1.MP.jpg', 'PXL_1.MP'],
    ['IMG_0001.HEIC', 'IMG_0001_HEVC.MOV'],
    ['IMG_1.mp4.jpg', 'IMG_1.mp4'],
  ])('the sidecar of %s also belongs to the film %s', (photo, film) => {
    const sidecar = `${photo}.json`;
    const { sidecars } = matchSidecars([film, photo], named(sidecar));
    expect(sidecars.get(photo)).toBe(sidecar);
    expect(sidecars.get(film)).toBe(sidecar);
  });

  it('a film with a number does not belong to the photo without', () => {
    const { sidecars } = matchSidecars(['IMG_2552.HEIC', 'IMG_2552(1).MP4'], named('IMG_2552.HEIC.json'));
    expect([...sidecars.keys()]).toEqual(['IMG_2552.HEIC']);
  });

  it.each(['edited', 'bearbeitet', 'modifié', 'editado', 'ha editado', '編集済み', 'edi', 'ed', 'collage'])(
    'the original’s sidecar also belongs to the version ending in -%s',
    (ending) => {
      const { sidecars } = matchSidecars(['IMG.jpg', `IMG-${ending}.jpg`], named('IMG.jpg.json'));
      expect(sidecars.get(`IMG-${ending}.jpg`)).toBe('IMG.jpg.json');
      expect(sidecars.get('IMG.jpg')).toBe('IMG.jpg.json');
    },
  );

  it('an edited version has its original’s number', () => {
    const { sidecars } = matchSidecars(
      ['A.jpg', 'A(1).jpg', 'A-edited(1).jpg', 'A-edited.jpg'],
      named('A.jpg.supplemental-metadata.json', 'A.jpg.supplemental-metadata(1).json'),
    );
    expect(sidecars.get('A-edited(1).jpg')).toBe('A.jpg.supplemental-metadata(1).json');
    expect(sidecars.get('A-edited.jpg')).toBe('A.jpg.supplemental-metadata.json');
  });

  it('an edited version without its original has its sidecar', () => {
    const { sidecars } = matchSidecars(['A-edited.jpg'], named('A.jpg.json'));
    expect(sidecars.get('A-edited.jpg')).toBe('A.jpg.json');
  });

  it('a photo that is only named like an edited version has none', () => {
    const { sidecars } = matchSidecars(['beach.jpg', 'beach-sunset.jpg'], named('beach.jpg.json'));
    expect([...sidecars.keys()]).toEqual(['beach.jpg']);
  });
});

describe('suffixes of edited versions in an unlisted language', () => {
  it('are those of at least three files next to their originals', () => {
    const directory = ['a', 'b', 'c'].flatMap((stem) => [`${stem}.jpg`, `${stem}-đãsửa.jpg`]);
    const endings = commonEndings([directory, ['d.jpg', 'd-sunset.jpg']]);
    expect([...endings]).toEqual(['đãsửa']);
    expect(originalNameOf('d-đãsửa.jpg', endings)).toBe('d.jpg');
    expect(originalNameOf('d-sunset.jpg', endings)).toBeUndefined();
  });

  it('are not numbers', () => {
    const directory = ['a', 'b', 'c'].flatMap((stem) => [`${stem}.jpg`, `${stem}-2.jpg`]);
    expect([...commonEndings([directory])]).toEqual([]);
  });
});
