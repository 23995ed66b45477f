import { wordsOf } from '#core/naming/words.ts';
import { nameIn } from './named-line.ts';
import type { TextLine } from './text-line.ts';
import { writtenDay } from './written-date.ts';

/** The facts that distinguish one receipt from another. */
export interface ReceiptDetails {
  readonly kind: 'receipt' | 'invoice';
  readonly shop?: string;
  /** `2019-03-14`, or only a year. */
  readonly day?: string;
}

/** The shop is at the top of the receipt, which may be anywhere in the upper part of the picture. */
const SHOP_LINES = 5;
const LOWEST = 0.35;
const SHOP_LENGTH = 32;
/** Other words at the top of a receipt, which aren't a shop's name. */
const NO_SHOP = new Set(
  `receipt invoice bill retail address adress tax date time tel phone fax vat gst no number customer copy duplicate welcome thank order table
  total subtotal cash cashier card visa mastercard street st road rd avenue ave suite drive lane floor item items qty price
  amount description page payment purchase sale sales to from http https www original merchant terminal check chk guest
  rechnung quittung kassenbon beleg datum straße strasse ticket facture factura fecha`.split(/\s+/),
);
const INVOICE = /\b(?:invoice|rechnung|facture|factura)\b/iu;

/** Returns the shop and the date of a receipt or an invoice. @param lines legible lines, from top to bottom */
export function receiptDetails(lines: readonly TextLine[]): ReceiptDetails {
  const shop = shopOf(lines.filter(({ top }) => top <= LOWEST).slice(0, SHOP_LINES));
  const day = lines.map(({ text }) => writtenDay(text)).find((found) => found !== undefined);
  return {
    kind: lines.some(({ text }) => INVOICE.test(text)) ? 'invoice' : 'receipt',
    ...(shop === undefined ? {} : { shop }),
    ...(day === undefined ? {} : { day }),
  };
}

/** Returns the largest of the first lines that can be a shop's name; the first if several are equal. */
function shopOf(lines: readonly TextLine[]): string | undefined {
  let best: { readonly name: string; readonly height: number } | undefined;
  for (const line of lines) {
    const name = nameIn(line);
    const isShop = name !== undefined && name.length <= SHOP_LENGTH && !isOther(line.text);
    if (isShop && (best === undefined || line.height > best.height)) best = { name, height: line.height };
  }
  return best?.name;
}

function isOther(text: string): boolean {
  // Addresses begin or end with a number; dates and amounts have several.
  if (/^\p{Nd}|\p{Nd}{3}|\p{Nd}{2}\P{Nd}+\p{Nd}/u.test(text)) return true;
  return wordsOf(text).some((word) => NO_SHOP.has(word));
}
