import { countText } from '#core/naming/number-text.ts';
import { FOUNDING_PLACEHOLDER, type FoundingSeats } from '#protocol/founding-offer.ts';

const OFFERED = /<(p|span)\b[^>]* data-founding="[^"]*"[^>]*>[^<]*<\/\1>/g;
const WHILE_SEATS_ARE_LEFT = /<(p|span)\b[^>]* data-founding="seats-left"[^>]*>[^<]*<\/\1>/g;

/**
 * Fills the number of founding members into a built page, removes the parts about founding members if there are none,
 * and those about remaining seats if all are taken.
 *
 * @param html a page that `npm run build -- site` wrote
 */
export function fillFounding(html: string, members: number, seats: FoundingSeats): string {
  const held = members === 0 ? html.replace(OFFERED, '') : html;
  return (seats === 'left' ? held : held.replace(WHILE_SEATS_ARE_LEFT, ''))
    .replace('<html ', `<html data-founding-members="${countText(members)}" data-founding-seats="${seats}" `)
    .replaceAll(FOUNDING_PLACEHOLDER, countText(members));
}
