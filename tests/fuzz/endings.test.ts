import { describe, expect, it } from 'vitest';
import { endingOf } from '#codec/ending/ending.ts';
import { box, u32 } from '../fakes/made-boxes.ts';
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
