const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const HIGHEST_CODE_POINT = 0x10ffff;

/**
 * Returns a text of XML with its entities (XML 1.0, section 4.6) and character references decoded. Other entities stay as
 * they are: none is ever expanded.
 *
 * @param outOfRange replaces references to characters beyond Unicode, which stay by default
 */
export function decodedXml(text: string, outOfRange?: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi,
    (entity, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return NAMED[name] ?? entity;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return code <= HIGHEST_CODE_POINT ? String.fromCodePoint(code) : (outOfRange ?? entity);
    },
  );
}
