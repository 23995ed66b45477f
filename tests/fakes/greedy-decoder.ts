/** A decoder that takes more memory than a photo may, like a damaged native library. */
import { startThread } from '#server/engines/start-thread.ts';
import { Watch } from '../../cli/decoding/watch.ts';

const source = new URL('../../cli/decoding/decoder-watch.ts', import.meta.url);
const watch = new Watch();
startThread({ bundled: new URL('./decoder-watch.js', import.meta.url), source }, watch.shared);
const taken: Buffer[] = [];

process.on('message', () => {
  watch.allow(0, 0);
  setInterval(() => taken.push(Buffer.alloc(32 * 1024 * 1024, 1)), 5);
});
