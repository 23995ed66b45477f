import { fileDate } from '#core/dates/file-date.ts';
import { NOTHING_MORE, type SidecarFacts } from '#core/takeout/sidecar.ts';
import { fileTexts } from './file-texts.ts';
import { xmpDates } from './taken-at.ts';
import { xmpPlace } from './taken-where.ts';
import { valuesOf, xmpPacket } from './xmp-packet.ts';

/** Stars, from 1 to 5 (XMP part 1, 8.4), and the Windows equivalent in percent. */
const STARS = ['xmp:Rating', 'xap:Rating'];
const PERCENT = 'MicrosoftPhoto:Rating';

/**
 * Returns another program's data on a photo, from the XMP file next to it: when and where it was taken, what it
 * shows, who is in it, its keywords, and its stars.
 *
 * @param bytes the whole file, in UTF-8 or UTF-16
 * @param nowMs later dates are ignored
 * @returns undefined if it has none of these
 */
export function xmpFacts(bytes: Uint8Array<ArrayBuffer>, nowMs: number): SidecarFacts | undefined {
  const packet = xmpPacket(inUtf8(bytes));
  if (packet === undefined) return undefined;
  const taken = fileDate(xmpDates([packet]), nowMs);
  const coordinates = xmpPlace([packet]);
  const { title, caption, keywords, people = [] } = fileTexts({ xmp: [packet], iptc: undefined }) ?? {};
  const description = caption ?? title;
  const rating = ratingIn(packet);
  const said = {
    ...(taken ? { taken } : {}),
    ...(coordinates ? { coordinates } : {}),
    ...(description === undefined ? {} : { description }),
    ...(keywords ? { keywords } : {}),
    ...(rating === undefined ? {} : { rating }),
  };
  if (Object.keys(said).length === 0 && people.length === 0) return undefined;
  return { kind: 'photo', title: '', ...said, ...NOTHING_MORE, people };
}

function ratingIn(packet: string): number | undefined {
  const [stars] = STARS.flatMap((name) => valuesOf(packet, name)).map(Number);
  const [percent] = valuesOf(packet, PERCENT).map(Number);
  const rating = stars ?? (percent === undefined ? undefined : Math.round(percent / 25) + 1);
  return rating !== undefined && Number.isInteger(rating) && rating >= 1 && rating <= 5 ? rating : undefined;
}

/** Returns the text in UTF-8; some programs write UTF-16, which begins with a byte order mark. */
function inUtf8(bytes: Uint8Array<ArrayBuffer>): Uint8Array {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : undefined;
  return encoding ? new TextEncoder().encode(new TextDecoder(encoding).decode(bytes)) : bytes;
}
