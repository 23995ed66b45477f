import { describe, expect, it } from 'vitest';
import { endingOf } from '#codec/ending/ending.ts';
import { motionFilm } from '#codec/live/motion-film.ts';
import { box, madeHeic, tiffTaken, u32 } from '../fakes/made-boxes.ts';
import { motionPhoto } from '../fixtures/motion-photo.ts';
import { hostileBytes } from './hostile-bytes.ts';
import { photoSamples } from './photo-samples.ts';
import { survives } from './survives.ts';

const FILM = Buffer.concat([
  box('ftyp', 'isom', u32(0)),
  box('mdat', Buffer.alloc(500, 7)),
  box('moov', Buffer.alloc(100, 1)),
]);
const TEXTS = ['<x:xmpmeta><rdf:RDF/></x:xmpmeta>', '{"title": "a"}'].map((text) => Buffer.from(text));

describe('the end of a random file', () => {
  it.each(['a.jpg', 'a.xmp', 'a.json'])('called %s is found or not, in time', async (name) => {
    const samples = [...(await photoSamples()), FILM, ...TEXTS];
    await survives(hostileBytes(samples), async (bytes) => {
      const read = async (start: number, end: number) => bytes.slice(start, end);
      expect(['whole', 'cut', 'unknown']).toContain(await endingOf({ sizeBytes: bytes.length, read }, name));
    });
  });
});

describe('the film of a random motion photo', () => {
  it('is found or not, within its file', async () => {
    const heic = madeHeic({ exif: tiffTaken('2026:05:12 10:00:00'), pictureBytes: 500 });
    const jpegs = (await photoSamples()).map((photo) => motionPhoto(Buffer.from(photo), FILM));
    const samples = [...jpegs, Buffer.concat([heic, box('mpvd', FILM)])];
    await survives(hostileBytes(samples), async (bytes) => {
      const read = async (start: number, end: number) => bytes.slice(start, end);
      const place = await motionFilm({ sizeBytes: bytes.length, read });
      expect(place === undefined || (place.start > 0 && place.end <= bytes.length)).toBe(true);
    });
  });
});
