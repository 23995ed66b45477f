/** A process that decodes one photo at a time, so that a hostile file can be stopped and only harms its own process. */
import { Console } from 'node:console';
import sharp from 'sharp';
import { AppError, type Failure } from '#core/failure.ts';
import { startThread } from '#server/engines/start-thread.ts';
import { decodeFile } from './file-decoder.ts';
import type { FromDecoder, ToDecoder } from './decoder-calls.ts';
import { readBytes } from './read-bytes.ts';
import { Watch } from './watch.ts';

const WATCH = {
  bundled: new URL('./decoder-watch.js', import.meta.url),
  source: new URL('./decoder-watch.ts', import.meta.url),
  limits: { maxYoungGenerationSizeMb: 1, maxOldGenerationSizeMb: 16 },
};

// The program decides when to end; a terminal signals its whole group.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());
// A program that was killed while this one loaded has disconnected before anybody listened.
if (!process.connected) process.exit();
globalThis.console = new Console(process.stderr);
// Decoded data isn't needed again.
sharp.cache(false);

const watch = new Watch();
startThread(WATCH, watch.shared);
let enter: (() => void) | undefined;

process.on('message', (message: ToDecoder) => {
  if (message.type === 'room') enter?.();
  else void decode(message).then(answer);
});

async function decode({ file, format }: Extract<ToDecoder, { type: 'decode' }>): Promise<FromDecoder> {
  const fileBytes = readBytes(file, format);
  watch.allow(0, fileBytes);
  try {
    const result = await decodeFile(file, format, async (work, heldBytes) => {
      watch.rest();
      await new Promise<void>((resolve) => {
        enter = resolve;
        answer({ type: 'asks', work });
      });
      watch.allow(work, fileBytes, heldBytes);
    });
    return { type: 'decoded', result, rssBytes: process.memoryUsage.rss() };
  } catch (error) {
    return { type: 'failed', failure: failureOf(error), rssBytes: process.memoryUsage.rss() };
  } finally {
    watch.rest();
  }
}

function failureOf(error: unknown): Failure {
  return error instanceof AppError ? error.failure : { code: 'photo-unreadable', details: {} };
}

function answer(message: FromDecoder): void {
  process.send?.(message);
}
