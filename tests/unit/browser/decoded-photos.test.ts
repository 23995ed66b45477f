import { describe, expect, it } from 'vitest';
import { AppError } from '#core/failure.ts';
import { type BrowserPhoto, toBrowserPhoto } from '#browser/files/browser-photo.ts';
import { sumsOf } from '#browser/files/checksums.ts';
import type { Decoded, DecodeRequest, EngineRequest } from '#browser/decoding/decode-worker.ts';
import { DecodedPhotos } from '#browser/decoding/decoded-photos.ts';
import { DECODED_AHEAD } from '#browser/limits.ts';

const { signal } = new AbortController();
const SUMS = { crc32: 7, sha256: 'ab' };

/** A pool that performs each request on demand. */
function fakePool() {
  const asked: DecodeRequest[] = [];
  const hurried: DecodeRequest[] = [];
  const waiting = new Map<File, { resolve: (decoded: Decoded) => void; reject: (reason: unknown) => void }>();
  const pool = {
    run: (request: DecodeRequest) => {
      asked.push(request);
      return new Promise<Decoded>((resolve, reject) => waiting.set(request.file, { resolve, reject }));
    },
    hurry: (request: DecodeRequest) => hurried.push(request),
  };
  const answer = (photo: BrowserPhoto) => {
    const { thumbnailPx = 0, withSums } = asked.findLast(({ file }) => file === photo.file) as EngineRequest;
    const thumbnail = {
      picture: new Blob([`small ${photo.name}`]),
      edgePx: thumbnailPx,
      size: { width: thumbnailPx, height: 96 },
    };
    waiting.get(photo.file)?.resolve({
      picture: new Blob([photo.name]),
      ...(thumbnailPx > 0 ? { thumbnail } : {}),
      ...(withSums ? { sums: SUMS } : {}),
    });
  };
  const fail = (photo: BrowserPhoto) =>
    waiting.get(photo.file)?.reject(new AppError({ code: 'photo-unreadable', details: {} }));
  return { photos: new DecodedPhotos(pool), asked, hurried, answer, fail };
}

const photoOf = (name: string) => toBrowserPhoto(new File([name], name));

describe('a photo on the table', () => {
  it('is decoded once, for its thumbnail and for the engine', async () => {
    const { photos, asked, answer } = fakePool();
    const photo = photoOf('a.jpg');
    const thumbnail = photos.thumbnailOf(photo, 128);
    answer(photo);
    expect(await (await thumbnail)?.picture.text()).toBe('small a.jpg');
    const { picture } = await photos.take(photo, 'jpeg', signal);
    expect(await picture.text()).toBe('a.jpg');
    expect(asked).toHaveLength(1);
  });

  it('is decoded ahead for the engine if it has a quick thumbnail', async () => {
    const { photos, asked, answer } = fakePool();
    const photo = photoOf('a.jpg');
    expect(photos.madeThumbnailOf(photo, 128)).toBeUndefined();
    expect(asked).toHaveLength(0);
    photos.decodeAhead(photo);
    photos.decodeAhead(photo);
    answer(photo);
    expect(await (await photos.take(photo, 'jpeg', signal)).picture.text()).toBe('a.jpg');
    expect(asked).toHaveLength(1);
    expect(await photos.madeThumbnailOf(photo, 128)).toMatchObject({ edgePx: 128 });
  });

  it('is not decoded ahead once the engine has received it', async () => {
    const { photos, asked, answer } = fakePool();
    const photo = photoOf('a.jpg');
    const taken = photos.take(photo, 'jpeg', signal);
    answer(photo);
    await taken;
    photos.decodeAhead(photo);
    expect(asked).toHaveLength(1);
  });

  it('is decoded before all thumbnails as soon as the engine needs it', async () => {
    const { photos, asked, hurried, answer } = fakePool();
    const photo = photoOf('a.jpg');
    const thumbnail = photos.thumbnailOf(photo, 128);
    const taken = photos.take(photo, 'jpeg', signal);
    answer(photo);
    await Promise.all([thumbnail, taken]);
    expect(hurried).toEqual(asked);
  });

  it('gets its thumbnail from the engine’s decoding, if the engine came first', async () => {
    const { photos, asked, answer } = fakePool();
    const [first, photo] = [photoOf('a.jpg'), photoOf('b.jpg')];
    void photos.thumbnailOf(first, 128);
    const taken = photos.take(photo, 'jpeg', signal);
    const thumbnail = photos.thumbnailOf(photo, 128);
    answer(photo);
    await taken;
    expect(await (await thumbnail)?.picture.text()).toBe('small b.jpg');
    expect(asked.filter(({ file }) => file === photo.file)).toHaveLength(1);
  });

  it('keeps its thumbnail after the engine has received it', async () => {
    const { photos, asked, answer } = fakePool();
    const photo = photoOf('a.jpg');
    void photos.thumbnailOf(photo, 128);
    answer(photo);
    await photos.take(photo, 'jpeg', signal);
    expect(await photos.thumbnailOf(photo, 256)).toMatchObject({ edgePx: 128 });
    expect(asked).toHaveLength(1);
  });

  it('is decoded again for the engine if decoding failed for its thumbnail', async () => {
    const { photos, asked, answer, fail } = fakePool();
    const photo = photoOf('a.jpg');
    const thumbnail = photos.thumbnailOf(photo, 128);
    fail(photo);
    await expect(thumbnail).rejects.toThrow('photo-unreadable');
    const taken = photos.take(photo, 'jpeg', signal);
    answer(photo);
    expect(await (await taken).picture.text()).toBe('a.jpg');
    expect(asked).toHaveLength(2);
  });

  it('is reported missing if its file is, even if it was decoded before', async () => {
    const { photos, answer } = fakePool();
    const photo = photoOf('a.jpg');
    const thumbnail = photos.thumbnailOf(photo, 128);
    answer(photo);
    await thumbnail;
    const gone = { arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) };
    Object.assign(photo.file, { slice: () => gone });
    await expect(photos.take(photo, 'jpeg', signal)).rejects.toThrow('photo-gone');
  });

  it('is decoded again if a sidecar picked later says where it was taken', async () => {
    const { photos, asked, answer } = fakePool();
    const photo = photoOf('a.jpg');
    void photos.thumbnailOf(photo, 128);
    answer(photo);
    const coordinates = { latitude: 38.7, longitude: -9.1 };
    const told = {
      kind: 'photo',
      title: 'a.jpg',
      people: [],
      isTrashed: false,
      isArchived: false,
      coordinates,
    } as const;
    void photos.take({ ...photo, told }, 'jpeg', signal);
    await expect.poll(() => asked).toHaveLength(2);
    expect(asked).toMatchObject([{ told: undefined }, { told: coordinates }]);
  });

  it('is not decoded for the engine twice', async () => {
    const { photos, asked, answer } = fakePool();
    const photo = photoOf('a.jpg');
    const taken = photos.take(photo, 'jpeg', signal);
    answer(photo);
    await taken;
    expect(await photos.thumbnailOf(photo, 128)).toBeUndefined();
    expect(asked).toHaveLength(1);
  });

  it('ends with the reason for stopping the batch', async () => {
    const { photos, answer } = fakePool();
    const photo = photoOf('a.jpg');
    const stop = new AbortController();
    void photos.thumbnailOf(photo, 128);
    const taken = photos.take(photo, 'jpeg', stop.signal);
    stop.abort(new Error('stopped'));
    answer(photo);
    await expect(taken).rejects.toThrow('stopped');
  });
});

describe('the checksums of a photo', () => {
  it('are computed during decoding', async () => {
    const { photos, answer } = fakePool();
    const photo = photoOf('a.jpg');
    void photos.thumbnailOf(photo, 128);
    const sums = sumsOf(photo.file);
    answer(photo);
    expect(await sums).toEqual(SUMS);
  });

  it('are computed once', async () => {
    const { photos, asked, answer, fail } = fakePool();
    const photo = photoOf('a.jpg');
    const first = photos.take(photo, 'jpeg', signal);
    const sums = sumsOf(photo.file);
    answer(photo);
    await Promise.all([first, sums]);
    void photos.take(photo, 'jpeg', signal).catch(() => undefined);
    fail(photo);
    expect(asked).toMatchObject([{ withSums: true }, { withSums: false }]);
  });
});

describe('photos waiting for the engine', () => {
  const many = Array.from({ length: DECODED_AHEAD + 1 }, (_, at) => photoOf(`${at}.jpg`));

  it('are bounded: any further one is only decoded for its thumbnail', async () => {
    const { photos, asked } = fakePool();
    for (const photo of many.slice(0, DECODED_AHEAD)) void photos.thumbnailOf(photo, 128);
    await expect.poll(() => asked).toHaveLength(DECODED_AHEAD);
    expect(await photos.thumbnailOf(photoOf('more.jpg'), 128)).toBeUndefined();
    expect(asked).toHaveLength(DECODED_AHEAD);
  });

  it('make room when the engine takes one further back, since it has left the table', async () => {
    const { photos, asked, answer } = fakePool();
    for (const photo of many.slice(0, DECODED_AHEAD)) void photos.thumbnailOf(photo, 128);
    await expect.poll(() => asked).toHaveLength(DECODED_AHEAD);
    for (const photo of many.slice(0, DECODED_AHEAD)) answer(photo);
    await photos.take(many[DECODED_AHEAD - 1]!, 'jpeg', signal);
    void photos.thumbnailOf(many[DECODED_AHEAD]!, 128);
    await expect.poll(() => asked).toHaveLength(DECODED_AHEAD + 1);
  });

  it('make room when the engine takes a photo of another batch', async () => {
    const { photos, asked, answer } = fakePool();
    for (const photo of many.slice(0, DECODED_AHEAD)) void photos.thumbnailOf(photo, 128);
    await expect.poll(() => asked).toHaveLength(DECODED_AHEAD);
    const other = photoOf('other.jpg');
    const taken = photos.take(other, 'jpeg', signal);
    answer(other);
    await taken;
    void photos.thumbnailOf(many[DECODED_AHEAD]!, 128);
    await expect.poll(() => asked).toHaveLength(DECODED_AHEAD + 2);
  });

  it('exclude photos over 15 MB, which the engine does not get', async () => {
    const { photos, asked } = fakePool();
    const file = Object.defineProperty(new File(['a'], 'a.jpg'), 'size', { value: 15 * 1024 * 1024 + 1 });
    expect(await photos.thumbnailOf(toBrowserPhoto(file), 128)).toBeUndefined();
    expect(asked).toEqual([]);
  });
});
