import { describe, expect, it } from 'vitest';
import type { PhotoState } from '#core/batch/batch.ts';
import { batchXmp } from '#core/xmp/batch-xmp.ts';
import type { Photo } from '#core/photo.ts';

const photo: Photo = Object.freeze({ id: 'a', name: 'a.jpg', sizeBytes: 1, modifiedMs: 0 });
const placed: PhotoState = {
  status: 'placed',
  photo: {
    photoId: 'a',
    description: 'A dog.',
    category: 'Pets',
    folder: ['Pets'],
    name: 'dog',
    extension: 'jpg',
  },
};
const stateOf = (state: PhotoState) => ({ photos: new Map([['a', state]]) });
const sidecarOf = (own: Photo, path = 'Pets/dog.jpg', arranged = {}, state: PhotoState = placed) =>
  batchXmp(stateOf(state), [own], arranged)({ photoId: 'a', path });

describe('a batch’s sidecars', () => {
  it('say what was seen, with the category as a keyword', () => {
    expect(sidecarOf(photo)).toMatchObject({ description: 'A dog.', keywords: ['Pets'] });
  });

  it('are made for no photo that came with one', () => {
    const own = { ...photo, id: 'x', name: 'a.xmp' };
    const companions = [{ kind: 'settings', photo: own }] as const;
    expect(sidecarOf({ ...photo, companions })).toBeUndefined();
  });

  it('are made neither for a failed photo nor for one outside the batch', () => {
    const failed: PhotoState = { status: 'failed', failure: { code: 'photo-unreadable', details: {} } };
    expect(sidecarOf(photo, undefined, {}, failed)).toBeUndefined();
    expect(batchXmp(stateOf(placed), [], {})({ photoId: 'a', path: 'Pets/dog.jpg' })).toBeUndefined();
  });

  it('have people’s names as keywords on request', () => {
    const names = new Map([['a', ['Ann', 'Bo']]]);
    const wanted = batchXmp(stateOf(placed), [photo], {}, names)({ photoId: 'a', path: 'Pets/dog.jpg' });
    expect(wanted).toMatchObject({ keywords: ['Pets', 'Ann', 'Bo'], people: ['Ann', 'Bo'] });
    expect(sidecarOf(photo)).toMatchObject({ keywords: ['Pets'], people: [] });
  });

  it('have a person’s decision as keyword: the category or the folder’s name', () => {
    expect(sidecarOf(photo, 'Food/dog.jpg')).toMatchObject({ keywords: ['Food'] });
    expect(sidecarOf(photo, '2026/dog.jpg')).toMatchObject({ keywords: ['Pets'] });
    expect(sidecarOf(photo, 'Rex/dog.jpg', { names: ['Rex'] })).toMatchObject({ keywords: ['Rex'] });
  });
});
