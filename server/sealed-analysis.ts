import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type ImageAnalysis, readImageAnalysis } from '#core/image-analysis.ts';
import { imageAnalysisSchema } from '#protocol/analyze-image.ts';

// [Note: Sealed analyses] An answer that is lost on its way is asked for again, and must cost neither another
// look nor another count. So what was said of a photo is kept until its batch ends, but encrypted with a key that
// only the photo's bytes give: whoever has the database alone reads nothing. The photo is known there by its SHA-256;
// the key is half of its SHA-512, which does not follow from the other.

/** What a picture is known by, and what opens what was said of it. */
export interface Fingerprint {
  /** As hexadecimal. */
  readonly sha256: string;
  /** 32 bytes. */
  readonly sealKey: Buffer;
}

/** AES-256-GCM (NIST SP 800-38D): a nonce of 12 bytes, a tag of 16. */
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/** Takes a picture's fingerprint, beside the event loop. */
export async function fingerprintOf(bytes: Uint8Array<ArrayBuffer>): Promise<Fingerprint> {
  const [sha256, sha512] = await Promise.all(
    ['SHA-256', 'SHA-512'].map(async (name) => Buffer.from(await crypto.subtle.digest(name, bytes))),
  );
  return { sha256: sha256!.toString('hex'), sealKey: sha512!.subarray(0, KEY_BYTES) };
}

/** Locks an analysis so that only its picture opens it; base64. */
export function seal(analysis: ImageAnalysis, { sealKey }: Fingerprint): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, sealKey, nonce);
  const text = Buffer.concat([cipher.update(JSON.stringify(analysis), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64');
}

/** Opens what {@link seal} made. @throws {Error} for another picture's, or for one that was changed */
export function unseal(sealed: string, { sealKey }: Fingerprint): ImageAnalysis {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv(CIPHER, sealKey, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const text = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  return analysisIn(Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8'));
}

/** The version before sealed descriptions as they are; batches that it began may go on under this one. */
function analysisIn(text: string): ImageAnalysis {
  const read = imageAnalysisSchema.safeParse(jsonOf(text));
  return readImageAnalysis(read.success ? read.data : { description: text });
}

/** JSON, or nothing. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
