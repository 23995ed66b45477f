import { expect, it } from 'vitest';
import { decodedXml } from '#core/xmp/decoded-xml.ts';

it.each([
  ['Emma &amp; Tom&#39;s caf&#xe9; &#x1F4F7;', "Emma & Tom's café 📷"],
  ['&lt;b&gt; &quot;q&quot; &apos;', `<b> "q" '`],
  ['&amp;lt; is decoded once', '&lt; is decoded once'],
  ['&nbsp; &bomb; &constructor; & ; stay', '&nbsp; &bomb; &constructor; & ; stay'],
  ['&#x10ffff;|&#x110000;|&#9999999;', '\u{10ffff}|&#x110000;|&#9999999;'],
])('an XML text is decoded: %s', (text, decoded) => {
  expect(decodedXml(text)).toBe(decoded);
});

it('references beyond Unicode are replaced on request', () => {
  expect(decodedXml('a&#x110000;b&#1114112;c&bomb;', '')).toBe('abc&bomb;');
});
