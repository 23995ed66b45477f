import * as fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fileTexts } from '#codec/facts/file-texts.ts';
import { metadataIn } from '#codec/metadata/file-metadata.ts';
import { crc32 } from '#core/bytes/crc32.ts';
import { HINT_COUNTS, HINT_LENGTHS } from '#core/limits.ts';

const canvas = () => sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } });

function xmp(properties: string): string {
  return `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
    <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"
      xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/"
      xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
      xmlns:mwg-rs="http://www.metadataworkinggroup.com/schemas/regions/"
      xmlns:MPReg="http://ns.microsoft.com/photo/1.2/t/Region#">${properties}</rdf:Description></rdf:RDF></x:xmpmeta>`;
}
const alternatives = (name: string, text: string) =>
  `<${name}><rdf:Alt><rdf:li xml:lang="de">Anders</rdf:li><rdf:li xml:lang="x-default">${text}</rdf:li></rdf:Alt></${name}>`;
const bag = (name: string, items: readonly string[]) =>
  `<${name}><rdf:Bag>${items.map((item) => `<rdf:li>${item}</rdf:li>`).join('')}</rdf:Bag></${name}>`;

const WHOLE = xmp(
  alternatives('dc:title', 'Emma &amp; Tom&#39;s caf&#xe9;') +
    alternatives('dc:description', 'At the window.') +
    bag('dc:subject', ['coffee', 'Lisbon']) +
    bag('Iptc4xmpExt:PersonInImage', ['Emma', 'Tom']),
);
const READ = {
  title: "Emma & Tom's café",
  caption: 'At the window.',
  keywords: ['coffee', 'Lisbon'],
  people: ['Emma', 'Tom'],
};

const textsIn = async (bytes: Uint8Array) => fileTexts(await metadataIn(new Uint8Array(bytes)));

/** A JPEG with an IPTC block in APP13, as Photoshop writes it (IIM 4.2, 8BIM 0x0404). */
async function withIptc(sets: readonly (readonly [number, Buffer])[]): Promise<Uint8Array<ArrayBuffer>> {
  const records = sets.map(([id, text]) =>
    Buffer.concat([Buffer.from([0x1c, 2, id, text.length >> 8, text.length & 0xff]), text]),
  );
  const block = Buffer.concat(records);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(block.length);
  const resource = [Buffer.from('Photoshop 3.0\0'), Buffer.from('8BIM\x04\x04\0\0', 'latin1'), size, block];
  const content = Buffer.concat([...resource, Buffer.alloc(block.length % 2)]);
  const marker = Buffer.from([0xff, 0xed, (content.length + 2) >> 8, (content.length + 2) & 0xff]);
  const jpeg = await canvas().jpeg().toBuffer();
  return new Uint8Array(Buffer.concat([jpeg.subarray(0, 2), marker, content, jpeg.subarray(2)]));
}

describe('fileTexts', () => {
  it.each(['jpeg', 'webp', 'tiff', 'avif'] as const)('reads XMP in a %s', async (format) => {
    const file = await canvas().toFormat(format).withXmp(WHOLE).toBuffer();
    expect(await textsIn(file)).toEqual(READ);
  });

  it('reads XMP in a PNG, as separate text', async () => {
    const png = await canvas().png().toBuffer();
    const content = Buffer.from(`iTXtXML:com.adobe.xmp\0\0\0\0\0${WHOLE}`);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length - 4);
    sum.writeUInt32BE(crc32(content));
    const afterHeader = 33;
    const parts = [png.subarray(0, afterHeader), length, content, sum, png.subarray(afterHeader)];
    expect(await textsIn(Buffer.concat(parts))).toEqual(READ);
  });

  it('reads XMP at the end of an otherwise unknown file', async () => {
    const file = Buffer.concat([Buffer.alloc(300_000, 'GIF89a'), Buffer.from(WHOLE)]);
    expect(await textsIn(file)).toEqual(READ);
  });

  it.each([
    ['Microsoft', bag('MP:Regions', []) + '<rdf:li MPReg:PersonDisplayName="Emma"/>'],
    [
      'the Metadata Working Group',
      '<rdf:li><rdf:Description mwg-rs:Name="Emma" mwg-rs:Type="Face"/></rdf:li>',
    ],
    [
      'the Metadata Working Group, in elements',
      '<rdf:li rdf:parseType="Resource"><mwg-rs:Type>Face</mwg-rs:Type><mwg-rs:Name>Emma</mwg-rs:Name></rdf:li>',
    ],
  ])('reads the people in a photo as %s writes them', async (_who, regions) => {
    const pet = '<rdf:li><rdf:Description mwg-rs:Name="Rex" mwg-rs:Type="Pet"/></rdf:li>';
    const file = await canvas()
      .jpeg()
      .withXmp(xmp(regions + pet))
      .toBuffer();
    expect(await textsIn(file)).toEqual({ people: ['Emma'] });
  });

  it('takes the headline if there is no title', async () => {
    const file = await canvas()
      .jpeg()
      .withXmp(xmp('').replace('<rdf:Description', '<rdf:Description photoshop:Headline="Rex"'))
      .toBuffer();
    expect(await textsIn(file)).toEqual({ title: 'Rex' });
  });

  it('reads IPTC, in UTF-8 and in Latin-1', async () => {
    const file = await withIptc([
      [5, Buffer.from('Café')],
      [25, Buffer.from('coffee')],
      [25, Buffer.from('Lisbon')],
      [120, Buffer.from('Am Fenster, sch\xf6n.', 'latin1')],
      [80, Buffer.from('The Photographer')],
      [90, Buffer.from('The Place')],
    ]);
    expect(await textsIn(file)).toEqual({
      title: 'Café',
      caption: 'Am Fenster, schön.',
      keywords: ['coffee', 'Lisbon'],
    });
  });

  it('reads no place, camera or author', async () => {
    const file = await canvas()
      .withExif({
        IFD0: { Artist: 'Anna', Make: 'Camera' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 28/1 2/1' },
      })
      .jpeg()
      .toBuffer();
    expect(await textsIn(file)).toBeUndefined();
  });

  it('reads a bounded part of endless text', async () => {
    const many = Array.from({ length: 500 }, (_, at) => `word ${at} ${'x'.repeat(200)}`);
    const file = await canvas()
      .webp()
      .withXmp(xmp(alternatives('dc:title', 'x'.repeat(50_000)) + bag('dc:subject', many)))
      .toBuffer();
    const { title, keywords } = (await textsIn(file)) ?? {};
    expect(title).toHaveLength(HINT_LENGTHS.taken);
    expect(keywords).toHaveLength(HINT_COUNTS.list);
  });

  it.each([
    ['nothing', ''],
    ['an unterminated packet', '<x:xmpmeta><dc:title>Cut'],
    ['an unterminated element', '<x:xmpmeta><dc:title>Cut</x:xmpmeta>'],
    ['a packet that ends before it begins', '</x:xmpmeta><x:xmpmeta>'],
    ['an endless packet', `<x:xmpmeta>${'<dc:title>'.repeat(60_000)}</x:xmpmeta>`],
    ['nested elements', `<x:xmpmeta>${'<dc:title>'.repeat(20_000)}</dc:title></x:xmpmeta>`],
    ['endless lists', `<x:xmpmeta>${'<rdf:li '.repeat(20_000)}</x:xmpmeta>`],
    ['nested entities', '<x:xmpmeta><dc:title>&#9999999;&bomb;</dc:title'],
  ])('finds nothing in %s, quickly', async (_what, text) => {
    const started = performance.now();
    expect(await textsIn(Buffer.from(text))).toBeUndefined();
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it('ignores damaged bytes silently', async () => {
    const good = [
      await withIptc([[5, Buffer.from('Café')]]),
      await canvas().jpeg().withXmp(WHOLE).toBuffer(),
    ];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...good), fc.nat(), fc.nat(255), async (bytes, at, value) => {
        const spoiled = Uint8Array.from(bytes);
        spoiled[at % spoiled.length] = value;
        await expect(textsIn(spoiled.slice(0, spoiled.length - (at % 100)))).resolves.not.toThrow();
      }),
      { numRuns: 200 },
    );
  });
});
