/** The characters of bytes from 128 up in the code pages of old ZIPs (IBM 437 and 850). */
export const CP437_HIGH =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐' +
  '└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00A0';
export const CP850_HIGH =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
  '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';

/** What Windows-1252 has from 0x80 to 0x9F, where ISO 8859-1 has controls; Node 20 decodes these as controls. */
const WINDOWS_CONTROLS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

/** The characters of Windows-1252 from 128 up. */
export const WINDOWS_1252_HIGH =
  WINDOWS_CONTROLS + Array.from({ length: 0x60 }, (_, at) => String.fromCharCode(0xa0 + at)).join('');

/** Decodes bytes: ASCII below 128, this table from 128 up. */
export function byCodePage(bytes: Uint8Array, high: string): string {
  return Array.from(bytes, (byte) =>
    byte < 0x80 ? String.fromCharCode(byte) : (high[byte - 0x80] ?? ''),
  ).join('');
}
