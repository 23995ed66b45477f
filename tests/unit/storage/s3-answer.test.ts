import { describe, expect, it } from 'vitest';
import { readErrorCode, readListPage } from '#storage/s3-answer.ts';

const page = (inner: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${inner}</ListBucketResult>`;

describe('a page of a list', () => {
  it('has keys, folders, and the token for the next page', () => {
    const xml = page(`
      <Name>photos</Name><Prefix>a/</Prefix><IsTruncated>true</IsTruncated>
      <Contents><Key>a/1.jpg</Key><Size>3</Size><Owner><ID>x</ID></Owner></Contents>
      <Contents><Key>a/2.jpg</Key></Contents>
      <CommonPrefixes><Prefix>a/b/</Prefix></CommonPrefixes>
      <NextContinuationToken>1/x==</NextContinuationToken>`);
    expect(readListPage(xml)).toEqual({ keys: ['a/1.jpg', 'a/2.jpg'], prefixes: ['a/b/'], next: '1/x==' });
  });

  it('may be empty', () => {
    expect(readListPage(page(''))).toEqual({ keys: [], prefixes: [], next: undefined });
    expect(readListPage('<ListBucketResult/>')).toEqual({ keys: [], prefixes: [], next: undefined });
  });

  it.each([
    ['Tom &amp; Ann&apos;s &lt;3.jpg', "Tom & Ann's <3.jpg"],
    ['caf&#233; &#xE9;&#x1F4F7;.jpg', 'café é📷.jpg'],
    ['&amp;lt;.jpg', '&lt;.jpg'],
    ['&nbsp;&#x110000;.jpg', '&nbsp;&#x110000;.jpg'],
    [' two  spaces .jpg', ' two  spaces .jpg'],
  ])('reads the key %s', (written, key) => {
    expect(readListPage(page(`<Contents><Key>${written}</Key></Contents>`)).keys).toEqual([key]);
  });

  it.each(['', '<html><body>Hello</body></html>', '<Error><Code>X</Code></Error>', '<'])(
    'rejects %j',
    (xml) => {
      expect(() => readListPage(xml)).toThrow(expect.objectContaining({ problem: 'server' }));
    },
  );

  it('with deeper nesting than a list is rejected', () => {
    expect(() => readListPage(page('<a>'.repeat(1000)))).toThrow(
      expect.objectContaining({ problem: 'server' }),
    );
  });
});

describe('an error', () => {
  it('has a name, or none', () => {
    expect(readErrorCode('<?xml version="1.0"?><Error><Code>BadDigest</Code></Error>')).toBe('BadDigest');
    expect(readErrorCode('Bad gateway')).toBe('');
    expect(readErrorCode('')).toBe('');
  });
});
