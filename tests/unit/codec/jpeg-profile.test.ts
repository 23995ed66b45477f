import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { profileSegments, withProfile } from '#codec/jpeg-profile.ts';

const drawn = () => sharp({ create: { width: 32, height: 24, channels: 3, background: '#c8371b' } });
const bytesOf = async (picture: Sharp) => new Uint8Array(await picture.toBuffer());
const plain = () => bytesOf(drawn().jpeg());
const inP3 = () => bytesOf(drawn().withIccProfile('p3').jpeg());
const profileOf = async (jpeg: Uint8Array) => (await sharp(jpeg).metadata()).icc;

describe('a JPEG’s color profile', () => {
  it('is copied into another JPEG', async () => {
    const photo = await inP3();
    const small = withProfile(await plain(), profileSegments(photo) ?? []);
    expect(await profileOf(small)).toEqual(await profileOf(photo));
  });

  it('replaces an existing one', async () => {
    const own = await bytesOf(drawn().withIccProfile('srgb').jpeg());
    const photo = await inP3();
    const small = withProfile(own, profileSegments(photo) ?? []);
    expect(await profileOf(small)).toEqual(await profileOf(photo));
  });

  it('leaves the pixels unchanged', async () => {
    const jpeg = await plain();
    const small = withProfile(jpeg, profileSegments(await inP3()) ?? []);
    const pixelsOf = (bytes: Uint8Array) => sharp(bytes, { ignoreIcc: true }).raw().toBuffer();
    expect(await pixelsOf(small)).toEqual(await pixelsOf(jpeg));
  });

  it('is missing if the file has none, or isn’t a JPEG', async () => {
    expect(profileSegments(await plain())).toEqual([]);
    expect(profileSegments(await bytesOf(drawn().png()))).toEqual([]);
    expect(profileSegments(new Uint8Array())).toEqual([]);
  });

  it('is not copied if it isn’t RGB', async () => {
    const printed = await bytesOf(drawn().toColourspace('cmyk').withIccProfile('cmyk').jpeg());
    expect(profileSegments(printed)).toBeUndefined();
  });

  it('is not copied if it is larger than a thumbnail', async () => {
    const photo = await inP3();
    const [segment = new Uint8Array()] = profileSegments(photo) ?? [];
    const many = Array.from({ length: 1 + Math.ceil((16 * 1024) / segment.length) }, () => segment);
    expect(profileSegments(withProfile(photo, many))).toBeUndefined();
  });

  it('is read up to where a truncated file ends', async () => {
    const photo = await inP3();
    for (let length = 0; length < Math.min(photo.length, 1200); length += 1) {
      expect(() => profileSegments(photo.subarray(0, length))).not.toThrow();
    }
  });
});
