import { describe, expect, it } from 'vitest';
import { type FormFile, readFormFiles } from '../../../site/app/form-files.ts';

interface ReadFile extends FormFile {
  readonly bytes: Uint8Array;
}

/** Returns the files of a body that arrives in chunks of this size. */
async function filesIn(
  body: Uint8Array<ArrayBuffer>,
  contentType: string,
  chunkBytes: number,
  isWanted: (file: FormFile) => boolean = () => true,
): Promise<readonly ReadFile[]> {
  const read: ReadFile[] = [];
  let at = 0;
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      if (at >= body.length) return controller.close();
      controller.enqueue(body.slice(at, at + chunkBytes));
      at += chunkBytes;
    },
  });
  await readFormFiles(stream, contentType, async (file) => {
    const parts: Uint8Array<ArrayBuffer>[] = [];
    if (!isWanted(file)) return undefined;
    return {
      write: async (bytes) => void parts.push(bytes),
      close: async () => void read.push({ ...file, bytes: Buffer.concat(parts) }),
    };
  });
  return read;
}

/** The body and type that the platform writes for a form. */
async function encoded(form: FormData): Promise<{ body: Uint8Array<ArrayBuffer>; type: string }> {
  const request = new Request('http://localhost/share', { method: 'POST', body: form });
  const type = request.headers.get('content-type') ?? '';
  return { body: new Uint8Array(await request.arrayBuffer()), type };
}

const photo = (name: string, ...bytes: number[]) =>
  new File([Uint8Array.from(bytes)], name, { type: 'image/jpeg' });
const BOUNDARY = 'multipart/form-data; boundary=b';
const textOf = (text: string) => new TextEncoder().encode(text);

describe('the files of a form', () => {
  it.each([1, 2, 7, 64, 100_000])(
    'are read in chunks of %i bytes, as the platform wrote them',
    async (size) => {
      const form = new FormData();
      form.append('title', 'Trip\r\n\r\nto Rome');
      form.append('photos', photo('a.jpg', 0xff, 0xd8, 13, 10, 45, 45, 13, 10, 13, 10));
      form.append(
        'photos',
        photo('Grüße “1” 日本.jpg', ...Array.from({ length: 3000 }, (_, at) => at % 256)),
      );
      form.append('photos', photo('quoted"name.jpg'));
      form.append('more', photo('other.jpg', 13));
      const { body, type } = await encoded(form);
      const files = await filesIn(body, type, size);
      const wanted = [...form].flatMap(([field, file]) => (file instanceof File ? [{ field, file }] : []));
      expect(files.map(({ field, name }) => [field, name])).toEqual(
        wanted.map(({ field, file }) => [field, file.name]),
      );
      for (const [at, { file }] of wanted.entries()) {
        expect(files[at]?.bytes).toEqual(Buffer.from(await file.arrayBuffer()));
        expect(files[at]?.type).toBe('image/jpeg');
      }
    },
  );

  it('keep what only resembles a delimiter', async () => {
    const content = '\r\n--\r\n--a\r\n-\r\r\n--';
    const body = textOf(
      `--b\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n${content}\r\n--b--\r\n`,
    );
    const [file] = await filesIn(body, BOUNDARY, 3);
    expect(new TextDecoder().decode(file?.bytes)).toBe(content);
    expect(file?.type).toBe('');
  });

  it('are skipped if nobody wants them', async () => {
    const form = new FormData();
    form.append('photos', photo('a.jpg', 1));
    form.append('photos', photo('b.jpg', 2));
    const { body, type } = await encoded(form);
    const files = await filesIn(body, type, 10, ({ name }) => name === 'b.jpg');
    expect(files.map(({ name }) => name)).toEqual(['b.jpg']);
  });

  it('are refused if the body ends anywhere before the last delimiter', async () => {
    const form = new FormData();
    form.append('photos', photo('a.jpg', 1, 2, 3));
    const { body, type } = await encoded(form);
    const end = body.length - '--\r\n'.length;
    for (let length = 0; length <= end; length += 1) {
      await expect(filesIn(body.slice(0, length), type, 1000), `${length} bytes`).rejects.toThrow(
        'ends too soon',
      );
    }
  });

  it.each([
    ['is not a form', 'text/plain', '--b--'],
    ['is not a form', 'multipart/form-data', '--b--'],
    ['damaged part', BOUNDARY, '--bad'],
    ['header that is too long', BOUNDARY, `--b\r\n${'x'.repeat(40_000)}`],
  ])('are refused with “%s” if the type is %s', async (message, type, body) => {
    await expect(filesIn(textOf(body), type, 1000)).rejects.toThrow(message);
  });
});
