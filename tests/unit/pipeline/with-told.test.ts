import { describe, expect, it } from 'vitest';
import { addTold, type Told, withTold } from '#pipeline/with-told.ts';
import { fakePhoto, fakePorts } from '../../fakes/fake-ports.ts';

const NOTHING: Told = { takenAt: undefined, description: undefined, people: [] };

describe('facts about a photo from outside its file', () => {
  it('add nothing if nothing is known', () => {
    expect(addTold({}, NOTHING)).toStrictEqual({});
    const own = { takenAt: '2019-07-14T18:03:12', dateSource: 'exif' as const };
    expect(addTold(own, NOTHING)).toStrictEqual(own);
  });

  it('add a date with its source, a caption, people and keywords', () => {
    const told: Told = {
      takenAt: '2019-07-14',
      dateSource: 'sidecar',
      description: 'At the lake',
      people: ['Ana'],
      keywords: ['lake'],
    };
    expect(addTold({}, told)).toStrictEqual({
      takenAt: '2019-07-14',
      dateSource: 'sidecar',
      texts: { caption: 'At the lake', people: ['Ana'], keywords: ['lake'] },
    });
  });

  it.each<[string, Partial<Told>, object]>([
    ['only a caption', { description: 'At the lake' }, { caption: 'At the lake' }],
    ['people alone', { people: ['Ana'] }, { people: ['Ana'] }],
    ['keywords alone', { keywords: ['lake'] }, { keywords: ['lake'] }],
  ])('add %s', (_what, told, texts) => {
    expect(addTold({}, { ...NOTHING, ...told })).toStrictEqual({ texts });
  });

  it('keep the file’s caption, and put its own people and keywords first, each once', () => {
    const texts = { title: 'Lake', caption: 'Own', people: ['Ana', 'Ben'], keywords: ['lake'] };
    const told = { ...NOTHING, description: 'Other', people: ['Ben', 'Cy'], keywords: ['lake', 'sun'] };
    expect(addTold({ texts }, told)).toStrictEqual({
      texts: {
        title: 'Lake',
        caption: 'Own',
        people: ['Ana', 'Ben', 'Cy'],
        keywords: ['lake', 'sun'],
      },
    });
    expect(addTold({ texts }, NOTHING)).toStrictEqual({ texts });
  });

  it('are requested with what the decoder found', async () => {
    const { decoder } = fakePorts();
    const photo = fakePhoto('a');
    const never = new AbortController().signal;
    const located = {
      decode: async () => ({ ...(await decoder.decode(photo, 'jpeg', never)), camera: 'X100' }),
    };
    const telling = withTold(located, async ({ id }, { camera }) => ({
      ...NOTHING,
      description: `${id} ${camera}`,
    }));
    const decoded = await telling.decode(photo, 'jpeg', never);
    expect(decoded).toMatchObject({ texts: { caption: 'a X100' }, image: { mediaType: 'image/jpeg' } });
  });
});
