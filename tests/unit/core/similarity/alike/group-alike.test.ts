import { describe, expect, it } from 'vitest';
import { fingerprintOf } from '#core/similarity/alike/fingerprint.ts';
import { alikePhoto, type AlikePhoto, groupAlike } from '#core/similarity/alike/group-alike.ts';
import type { Shot, ShotSetting } from '#core/similarity/neighbours.ts';

/** A scene of stripes and a bright patch, as in a photo; different for every seed. */
function drawn(seed: number, brightness = 1) {
  const [width, height] = [96, 72];
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const wave = Math.sin((x * seed) / 7) * Math.cos((y * (seed + 1)) / 9);
      const patch = (x - 20 * seed) ** 2 + (y - 30) ** 2 < 120 ? 60 : 0;
      for (let colour = 0; colour < 3; colour += 1) {
        data[(y * width + x) * 3 + colour] = Math.min(
          255,
          (110 + 60 * wave + patch + 9 * colour) * brightness,
        );
      }
    }
  }
  return fingerprintOf({ width, height, data });
}

const ONE = drawn(1);
const TWO = drawn(2.3);
const LOOK: Shot['look'] = Uint8ClampedArray.from({ length: 768 }, (_, at) => 128 + 100 * Math.sin(at));

function photo(id: string, beside: Partial<AlikePhoto> = {}, fingerprint = ONE): AlikePhoto {
  const traits = { fingerprint, width: 4000, height: 3000 };
  return { id, name: `${id}.jpg`, format: 'jpeg', sizeBytes: 1000, traits, ...beside };
}
const small = (id: string, beside: Partial<AlikePhoto> = {}): AlikePhoto => {
  const one = photo(id, beside);
  return { ...one, traits: { ...one.traits, width: 800, height: 600 } };
};
const shot = (atMs: number, setting?: ShotSetting): { shot: Shot } => ({
  shot: { atMs, camera: 7, look: LOOK, ...(setting ? { setting } : {}) },
});
const members = (photos: readonly AlikePhoto[]) => groupAlike(photos).map(({ photoIds }) => photoIds);

describe('a batch’s photos', () => {
  it('are grouped if they show the same picture, with the best and why', () => {
    expect(groupAlike([small('a'), photo('other', {}, TWO), photo('b', shot(0))])).toEqual([
      { kind: 'near', photoIds: ['a', 'b'], bestId: 'b', reasons: ['larger', 'has-date'] },
    ]);
  });

  it('are no copies of a film with such a frame', () => {
    expect(members([photo('a'), photo('film', { format: 'mp4' })])).toEqual([]);
  });

  it.each(['black', 'blown-out'] as const)('are preferred to one that is %s', (lookAgain) => {
    const { traits } = photo('a');
    const bad = alikePhoto(
      { id: 'a', name: 'a.jpg', sizeBytes: 1000 },
      { format: 'jpeg', traits, lookAgain },
    );
    expect(groupAlike([bad, photo('b')])).toMatchObject([{ bestId: 'b', reasons: ['better-lit'] }]);
  });

  it('are a burst if one camera took them in quick succession', () => {
    const groups = groupAlike([photo('a', shot(0)), photo('b', shot(900))]);
    expect(groups).toMatchObject([{ kind: 'burst', photoIds: ['a', 'b'] }]);
  });

  it.each([
    [
      'Motorola',
      [
        'IMG_20190714_160312123_BURST000_COVER_TOP.jpg',
        'IMG_20190714_160312123_BURST001.jpg',
        'IMG_20190714_160312123_BURST002.jpg',
      ],
    ],
    [
      'Pixel',
      [
        '00001XTR_00001_BURST20190714160312123_COVER.jpg',
        '00000XTR_00000_BURST20190714160312123.jpg',
        '00002IMG_00002_BURST20190714160312123.jpg',
      ],
    ],
    ['Nothing', ['00002IMG_00002_BURST1723801037429_COVER.jpg', '00001IMG_00001_BURST1723801037429.jpg']],
    ['Xperia', ['DSC_0035_BURST20230709220904977_COVER.JPG', 'DSC_0001_BURST20230709220904977.JPG']],
    ['Huawei', ['IMG_20160303_172323_BURST003_COVER.jpg', 'IMG_20160303_172323_BURST001.jpg']],
    ['HTC', ['IMAG0001_BURST002_COVER.jpg', 'IMAG0001_BURST001.jpg']],
    [
      'a newer Pixel',
      ['PXL_20230330_184138390.MOTION-01.COVER.jpg', 'PXL_20230330_184138390.MOTION-02.ORIGINAL.jpg'],
    ],
    ['Samsung', ['20190714_160312(0).jpg', '20190714_160312(1).jpg', '20190714_160312(2).jpg']],
    [
      'Samsung, with the plain one',
      ['20190714_160312.jpg', '20190714_160312(0).jpg', '20190714_160312(1).jpg'],
    ],
    ['another Samsung', ['20231207_101605_001.jpg', '20231207_101605_002.jpg']],
  ])('are one burst by the names of %s, without metadata, and the cover is the best', (_maker, names) => {
    // Two look the same, the others don't.
    const photos = names.map((name, at) => photo(name, { name }, at === 1 ? TWO : ONE));
    const others = [
      photo('other', {}, drawn(3.1)),
      photo('later', { name: 'IMG_20190714_160313_BURST001.jpg' }, drawn(4.2)),
    ];
    const [group, ...rest] = groupAlike([...photos, ...others]);
    expect(rest).toEqual([]);
    expect(group).toMatchObject({ kind: 'burst', photoIds: names, bestId: names[0] });
    expect(group?.reasons.includes('cover')).toBe(/cover/i.test(names[0]!));
  });

  it('have the cover as the best of a burst that is found by its time', () => {
    const one = photo('a', { ...shot(0), name: 'a.jpg' }, TWO);
    const cover = photo('b', { ...shot(900), name: 'b_COVER.jpg', sizeBytes: 10 });
    expect(groupAlike([one, cover])).toMatchObject([{ kind: 'burst', bestId: 'b', reasons: ['cover'] }]);
  });

  it.each([
    [['20190714_160312(1).jpg', '20190714_160312(2).jpg']],
    [['IMG_0001_BURST001.jpg', 'IMG_0002_BURST002.jpg']],
    [['starburst1.jpg', 'starburst2.jpg']],
    [['Wave burst 1.jpg', 'Wave burst 2.jpg']],
    [['20190714_160312.jpg', '20190714_160312(1).jpg']],
    [['20231207_101605_001.jpg', '20231207_101606_002.jpg']],
    [['IMG_0001_BURST001.jpg', 'IMG_0001_BURST001.png']],
  ])('are no burst by %j', (names) => {
    const photos = names.map((name, at) => photo(name, { name }, at === 1 ? TWO : ONE));
    expect(groupAlike(photos)).toEqual([]);
  });

  it('are still nearly the same picture if a system numbered a copy', () => {
    const names = ['20190714_160312.jpg', '20190714_160312(1).jpg'];
    expect(groupAlike(names.map((name) => photo(name, { name })))).toMatchObject([{ kind: 'near' }]);
  });

  it('aren’t a burst by name if a person split it', () => {
    const names = ['IMG_0001_BURST001.jpg', 'IMG_0001_BURST002.jpg', 'IMG_0001_BURST003.jpg'];
    const photos = names.map((name) => photo(name, { name }));
    expect(groupAlike(photos, (one, other) => one + other === 1)).toMatchObject([
      { photoIds: [names[0], names[2]] },
    ]);
  });

  it('join no group that a person split', () => {
    const photos = [photo('a'), photo('b'), photo('c')];
    expect(groupAlike(photos, (one, other) => one + other === 1)).toMatchObject([{ photoIds: ['a', 'c'] }]);
  });
});

describe('pairs never called duplicates are', () => {
  it.each<readonly [string, AlikePhoto, AlikePhoto]>([
    [
      'the exposures of a bracket within one second',
      photo('a', shot(0, { stops: -9 })),
      photo('b', shot(0, { stops: -8 })),
    ],
    [
      'the photos of a focus stack within one second',
      photo('a', shot(0, { focusM: 0.3 })),
      photo('b', shot(0, { focusM: 0.35 })),
    ],
    ['photos that a camera took minutes apart', photo('a', shot(0)), photo('b', shot(300_000))],
    ['photos that a camera numbered one after the other', photo('IMG_0041'), photo('img_0042')],
  ])('%s', (_what, one, other) => {
    expect(members([one, other])).toEqual([]);
  });
});

describe('pairs called duplicates anyway are', () => {
  it.each<readonly [string, AlikePhoto, AlikePhoto]>([
    [
      'a photo and what a program rounded of its exposure',
      photo('a', shot(0, { stops: -9 })),
      photo('b', shot(0, { stops: -9.01 })),
    ],
    ['a numbered photo and a smaller one with another number', photo('IMG_0041'), small('IMG_0042')],
    ['numbered photos whose numbers are far apart', photo('IMG_0041'), photo('IMG_0142')],
    ['messenger numbers by day', photo('IMG-20240501-WA0003'), photo('IMG-20240501-WA0004')],
  ])('%s', (_what, one, other) => {
    expect(members([one, other])).toEqual([[one.id, other.id]]);
  });
});
