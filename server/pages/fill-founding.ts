import { countText } from '#core/number-text.ts';
import { FOUNDING_PLACEHOLDER, type FoundingSeats } from '#protocol/founding-offer.ts';

const OFFERED = /<(p|span)\b[^>]* data-founding="[^"]*"[^>]*>[^<]*<\/\1>/g;
const WHILE_SEATS_ARE_LEFT = /<(p|span)\b[^>]* data-founding="seats-left"[^>]*>[^<]*<\/\1>/g;

/**
 * A built page with what it says of founding members: how many there are, and nothing where there are none.
 *
 * @param html a page as `npm run build:site` makes it
 */
export function fillFounding(html: string, members: number, seats: FoundingSeats): string {
  const held = members === 0 ? html.replace(OFFERED, '') : html;
  return (seats === 'left' ? held : held.replace(WHILE_SEATS_ARE_LEFT, ''))
    .replace('<html ', `<html data-founding-members="${countText(members)}" data-founding-seats="${seats}" `)
    .replaceAll(FOUNDING_PLACEHOLDER, countText(members));
}
