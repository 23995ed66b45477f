import type { ImageAnalysis } from '#core/image-analysis.ts';
import { readTraits } from '#core/facts/fact-readers.ts';
import { readFileFacts } from '#core/facts/fact-table.ts';
import { readKeptAnalysis } from '#core/saved/read-seen.ts';
import type { PhotoFacts } from '#core/photo-facts.ts';
import { isRecord } from '#core/is-record.ts';

/** The result of analyzing a photo. */
export interface Analyzed {
  readonly analysis: ImageAnalysis;
  /** What its file tells, without its export's data, and what it is compared with others by. */
  readonly beside: PhotoFacts & Required<Pick<PhotoFacts, 'traits'>>;
}

type Json = Readonly<Record<string, unknown>>;

/** As stored in a journal. */
export function analyzedToJson({ analysis, beside }: Analyzed): Json {
  const { shot, traits, ...others } = beside;
  const { fingerprint } = traits;
  return {
    analysis,
    beside: { ...others, ...(shot ? { shot: { ...shot, look: encoded(shot.look) } } : {}) },
    traits: {
      ...traits,
      fingerprint: {
        ...fingerprint,
        hash: encoded(fingerprint.hash),
        innerHash: encoded(fingerprint.innerHash),
        luma: encoded(fingerprint.luma),
        chroma: encoded(fingerprint.chroma),
      },
    },
  };
}

/** Reads it from a journal, which anyone may have written; undefined unless we could have written it. */
export function analyzedFromJson(json: unknown): Analyzed | undefined {
  if (!isRecord(json)) return undefined;
  const analysis = readKeptAnalysis(json['analysis']);
  const beside = readFileFacts(withLook(json['beside']));
  const traits = readTraits(withCells(json['traits']));
  return analysis && beside && traits && { analysis, beside: { ...beside, traits } };
}

/** The record with the bytes of the look that its text encodes. */
function withLook(beside: unknown): unknown {
  if (!isRecord(beside) || !isRecord(beside['shot'])) return beside;
  const look = decoded(beside['shot']['look']);
  return { ...beside, shot: { ...beside['shot'], look: look && Uint8ClampedArray.from(look) } };
}

function withCells(traits: unknown): unknown {
  if (!isRecord(traits) || !isRecord(traits['fingerprint'])) return traits;
  const { hash, innerHash, luma, chroma, ...others } = traits['fingerprint'];
  const fingerprint = {
    ...others,
    hash: words(decoded(hash)),
    innerHash: words(decoded(innerHash)),
    luma: decoded(luma),
    chroma: decoded(chroma),
  };
  return { ...traits, fingerprint };
}

function encoded({ buffer, byteOffset, byteLength }: ArrayBufferView): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('base64');
}

function decoded(text: unknown): Uint8Array | undefined {
  return typeof text === 'string' ? Uint8Array.from(Buffer.from(text, 'base64')) : undefined;
}

function words(bytes: Uint8Array | undefined): Uint32Array | undefined {
  const isWhole = bytes && bytes.length % Uint32Array.BYTES_PER_ELEMENT === 0;
  return isWhole ? new Uint32Array(bytes.buffer) : undefined;
}
