import { describe, expect, it } from 'vitest';
import { Formats, type ReadFormats } from '#browser/files/formats.ts';

const JPEG = { kind: 'photo', format: 'jpeg' } as const;
const fileOf = (name: string) => new File([name], name);
const readable = Array.from({ length: 120 }, (_, at) => fileOf(`${at}.jpg`));

/** Reads like the worker, and records the requested names; a hanging file takes its whole group with it. */
function reading() {
  const asked: string[][] = [];
  const read: ReadFormats = async (files) => {
    asked.push(files.map(({ name }) => name));
    if (files.some(({ name }) => name === 'hanging.jpg')) throw new Error('took too long');
    return files.map(({ name }) => (name === 'gone.jpg' ? undefined : JPEG));
  };
  return { asked, formats: new Formats(read) };
}

describe('Formats', () => {
  it('reads each file once, many at once and in their order', async () => {
    const { asked, formats } = reading();
    formats.begin(readable);
    formats.begin(readable);
    for (const file of readable) expect(await formats.of(file)).toEqual(JPEG);
    expect(asked.flat()).toEqual(readable.map(({ name }) => name));
    expect(asked.length).toBeLessThan(5);
  });

  it('reports an unreadable file as missing, and reads it again on request', async () => {
    const { asked, formats } = reading();
    const gone = fileOf('gone.jpg');
    formats.begin([...readable.slice(0, 3), gone]);
    await expect(formats.of(gone)).rejects.toThrow('photo-gone');
    await expect(formats.of(gone)).rejects.toThrow('photo-gone');
    expect(asked.flat().filter((name) => name === 'gone.jpg')).toHaveLength(2);
    const [first] = readable;
    expect(first && (await formats.of(first))).toEqual(JPEG);
  });

  it('loses only the file that hangs', async () => {
    const { formats } = reading();
    const hanging = fileOf('hanging.jpg');
    const files = [...readable.slice(0, 10), hanging, ...readable.slice(10, 20)];
    formats.begin(files);
    // Requested while they are being read, as by a batch.
    const ended = await Promise.allSettled(files.map((file) => formats.of(file)));
    const lost = files.filter((_, at) => ended[at]?.status === 'rejected');
    expect(lost).toEqual([hanging]);
  });
});
