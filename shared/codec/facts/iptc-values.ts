import ExifReader from 'exifreader';
import { joinedBytes } from '../metadata/joined-bytes.ts';

/** The IPTC datasets (IIM 4.2) that are read; limited for privacy: 2:05, 2:105, 2:120, 2:25, 2:55 and 2:60. */
const TEXTS = ['Object Name', 'Headline', 'Caption/Abstract', 'Keywords'] as const;
const DATES = ['Date Created', 'Time Created'] as const;

type IptcName = (typeof TEXTS)[number] | (typeof DATES)[number];

/** The bytes before datasets in a JPEG: its start, the segment of Photoshop's resources, and the IPTC resource. */
const SEGMENT_NAME = new TextEncoder().encode('Photoshop 3.0\0');
const RESOURCE = [0x38, 0x42, 0x49, 0x4d, 0x04, 0x04, 0, 0];
/** The maximum size of a JPEG segment in bytes, including its length and all of the above. */
const MOST_BYTES = 0xffff - 32;

/**
 * Reads texts of IPTC datasets by their names, in any encoding.
 *
 * @returns a function that gives the values of a dataset, none if it is missing or broken
 */
export function iptcValues(iptc: Uint8Array | undefined): (name: IptcName) => readonly string[] {
  if (!iptc) return () => [];
  try {
    // oxlint-disable-next-line import/no-named-as-default-member -- a CommonJS package: Node sees no named exports
    const { iptc: read } = ExifReader.load(jpegWith(iptc.subarray(0, MOST_BYTES)).buffer, {
      expanded: true,
      includeTags: { iptc: [...TEXTS, ...DATES] },
    });
    return (name) => [read?.[name] ?? []].flat().map(({ description }) => description);
  } catch {
    return () => [];
  }
}

/** Returns the date in IPTC, `19870815T120000+0000`; only a day or less if there is no time. */
export function iptcDates(iptc: Uint8Array | undefined): string[] {
  const valuesOf = iptcValues(iptc);
  const [day] = valuesOf('Date Created');
  const [time] = valuesOf('Time Created');
  if (day === undefined) return [];
  const plain = day.replaceAll(/\D/g, '');
  if (plain.length !== 8) return [day];
  // Unknown parts are zeros.
  const local = `${plain.slice(0, 4)}-${plain.slice(4, 6)}-${plain.slice(6)}`;
  const hasDay = !local.includes('-00');
  return hasDay && time !== undefined ? [`${local}T${time}`, local] : [local];
}

/** Returns a JPEG that contains the datasets, because the library reads them only inside a picture. */
function jpegWith(iptc: Uint8Array): Uint8Array<ArrayBuffer> {
  const size = new Uint8Array(4);
  new DataView(size.buffer).setUint32(0, iptc.length);
  const resource = [Uint8Array.from(RESOURCE), size, iptc, new Uint8Array(iptc.length & 1)];
  const content = joinedBytes([SEGMENT_NAME, ...resource]);
  const head = Uint8Array.from([
    0xff,
    0xd8,
    0xff,
    0xed,
    (content.length + 2) >> 8,
    (content.length + 2) & 0xff,
  ]);
  return joinedBytes([head, content, Uint8Array.from([0xff, 0xd9])]);
}
