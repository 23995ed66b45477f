import { describe, expect, it } from 'vitest';
import { fromDisk, hasBytes, onDisk, readable, typedArguments } from '../../../cli/disk/byte-names.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');

describe('a name from the disk', () => {
  it.each([
    ['UTF-8', Buffer.from('Café 写真 📷.jpg')],
    ['ISO 8859-1', latin('Caf\xe9 \xfcber.jpg')],
    ['Shift-JIS', Buffer.from([0x82, 0xd3, 0x82, 0xb6, 0x2e, 0x6a, 0x70, 0x67])],
    ['UTF-8 and other bytes', Buffer.concat([Buffer.from('é/'), latin('\xe9\xff'), Buffer.from('📷')])],
    ['UTF-8 that is cut off', Buffer.from('写').subarray(0, 2)],
    ['surrogates as bytes', Buffer.from([0xed, 0xb2, 0x80])],
    ['a byte order mark', Buffer.from([0xef, 0xbb, 0xbf, 0x61])],
  ])('of %s keeps its bytes', (_name, bytes) => {
    const path = onDisk(fromDisk(bytes));
    expect(Buffer.from(path as Buffer)).toEqual(bytes);
  });

  it('that is UTF-8 stays a text, with or without what looks like an escaped byte', () => {
    expect(fromDisk(Buffer.from('Café 📷.jpg'))).toBe('Café 📷.jpg');
    expect(onDisk('Café 📷.jpg')).toBe('Café 📷.jpg');
    expect(hasBytes('Café 📷.jpg')).toBe(false);
    expect(hasBytes(fromDisk(latin('Caf\xe9')))).toBe(true);
  });

  it('keeps its escaped bytes in JSON', () => {
    const path = fromDisk(latin('Caf\xe9.jpg'));
    expect(JSON.parse(JSON.stringify(path))).toBe(path);
  });

  it.each([
    ['ISO 8859-1', latin('Caf\xe9 \xfcber\xdf.jpg'), 'Café überß.jpg'],
    ['Windows-1252', latin('l\x92\xe9t\xe9 \x96 2004.jpg'), 'l’été – 2004.jpg'],
    ['Shift-JIS', Buffer.from([0x82, 0xd3, 0x82, 0xb6, 0x8e, 0x52, 0x2e, 0x6a, 0x70, 0x67]), 'ふじ山.jpg'],
    ['EUC-JP', Buffer.from([0xa4, 0xd5, 0xa4, 0xb8, 0xbb, 0xb3, 0x2e, 0x6a, 0x70, 0x67]), 'ふじ山.jpg'],
    ['UTF-8', Buffer.from('ふじ山.jpg'), 'ふじ山.jpg'],
    ['folders of two kinds', Buffer.concat([Buffer.from('写真/'), latin('\xe9t\xe9.jpg')]), '写真/été.jpg'],
  ])('of %s is readable', (_name, bytes, text) => {
    expect(readable(fromDisk(bytes))).toBe(text);
  });
});

describe('the program’s arguments', () => {
  const line = Buffer.concat([latin('node\0main.js\0'), latin('Caf\xe9\0--json\0')]);

  it('are the bytes that were typed', () => {
    const typed = typedArguments(['Caf\uFFFD', '--json'], () => line);
    expect(typed).toEqual([fromDisk(latin('Caf\xe9')), '--json']);
  });

  it('stay unchanged if the system has none or others', () => {
    const argv = ['Caf\uFFFD', '--json'];
    const missing = () => {
      throw new Error('no such file');
    };
    expect(typedArguments(argv, missing)).toEqual(argv);
    expect(typedArguments(argv, () => latin('node\0other\0--json\0'))).toEqual(argv);
  });
});
