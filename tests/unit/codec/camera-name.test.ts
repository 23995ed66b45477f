import * as fc from 'fast-check';
import sharp, { type Exif } from 'sharp';
import { describe, expect, it } from 'vitest';
import { cameraName } from '#codec/facts/camera-name.ts';
import { metadataIn } from '#codec/metadata/file-metadata.ts';

/** What is read from a file with this EXIF. */
async function nameOf(camera: NonNullable<Exif['IFD0']>) {
  const file = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .withExif({ IFD0: camera })
    .jpeg()
    .toBuffer();
  return cameraName(await metadataIn(new Uint8Array(file)));
}

describe('a camera’s name', () => {
  it.each([
    [{ Make: 'Apple', Model: 'iPhone 15 Pro' }, 'Apple iPhone 15 Pro'],
    [{ Make: 'Canon', Model: 'Canon EOS 5D' }, 'Canon EOS 5D'],
    [{ Make: 'NIKON CORPORATION', Model: 'NIKON D750' }, 'NIKON D750'],
    [{ Make: 'Acme  ', Model: ' Pocket 3 ' }, 'Acme Pocket 3'],
    [{ Model: 'Pocket 3' }, 'Pocket 3'],
  ])('for %o is %s, with its maker once', async (camera, name) => {
    expect(await nameOf(camera)).toBe(name);
  });

  it('is missing without a model, and in a file without EXIF', async () => {
    expect(await nameOf({ Make: 'Acme' })).toBeUndefined();
    expect(cameraName(await metadataIn(Uint8Array.from([0xff, 0xd8, 0xff, 0xd9])))).toBeUndefined();
  });

  it('is on one line, and at most 64 characters long', async () => {
    expect(await nameOf({ Make: 'Acme', Model: `A\nB\t${'x'.repeat(500)}` })).toMatch(/^Acme A B x{40,}$/);
    expect((await nameOf({ Make: 'Acme', Model: 'x'.repeat(500) }))?.length).toBeLessThanOrEqual(64);
  });

  it('fails for no bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
        const metadata = await metadataIn(Uint8Array.from([0xff, 0xd8, 0xff, 0xe1, ...bytes]));
        expect(() => cameraName(metadata)).not.toThrow();
      }),
    );
  });
});
