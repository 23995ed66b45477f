import { once } from 'node:events';
import { AppError } from '#core/failure.ts';
import { startThread } from '../start-thread.ts';
import { readBase64Picture } from './base64-picture.ts';

/** Bodies from this size on are read beside the event loop: one of 20 MB would hold it for some 100 ms. */
const IN_THREAD_FROM_BYTES = 512 * 1024;

const THREAD = {
  bundled: new URL('./base64-picture-thread.js', import.meta.url),
  source: new URL('./base64-picture-thread.ts', import.meta.url),
};

/** What was asked for last, whatever becomes of it. */
let before: Promise<unknown> = Promise.resolve();

/**
 * The picture of a JSON body `{ "base64Image": … }`. The body is given away and cannot be read again.
 *
 * @throws {AppError} `request-invalid` for a body that is anything else
 */
export async function pictureFromJson(body: ArrayBuffer): Promise<Uint8Array> {
  const picture =
    body.byteLength < IN_THREAD_FROM_BYTES ? readBase64Picture(body) : await readBesideEventLoop(body);
  if (picture) return picture;
  const message = 'expected { "base64Image": the image as base64, without a data-URL prefix }';
  throw new AppError({ code: 'request-invalid', details: { message } });
}

/** One body at a time: a thread takes several times the body's memory, and a core. */
function readBesideEventLoop(body: ArrayBuffer): Promise<Uint8Array | undefined> {
  const reading = before.then(() => readInThread(body));
  before = reading.catch(() => undefined);
  return reading;
}

async function readInThread(body: ArrayBuffer): Promise<Uint8Array | undefined> {
  const thread = startThread(THREAD, body, [body]);
  const [picture] = (await once(thread, 'message')) as [Uint8Array | undefined];
  return picture;
}
