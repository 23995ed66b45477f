import { describe, expect, it } from 'vitest';
import { readSocialPage } from '#core/social/read-social-page.ts';

const NOW = Date.parse('2026-11-26T12:00:00Z');
const mediaOf = (html: string) => readSocialPage(html, NOW)?.media;
const page = (posts: string, title = 'Posts') =>
  `<html><head><title>${title}</title><style>a{content:"posts/media/x.jpg"}</style></head><body>${posts}</body></html>`;
const facebook = (date: string, uri = 'posts/media/x/1.jpg') =>
  `<div class="_a6-g"><div class="_a6-h">Ann added a new photo.</div><div>Caf&#233; &amp; cake</div><div class="_a6-p"><a href="${uri}"><img src="${uri}"/></a></div><div class="_a6-o">${date}</div></div>`;

describe('an HTML page of an export', () => {
  it.each([
    ['Jul 14, 2019, 10:02 AM', '2019-07-14T10:02:00'],
    ['Jul 14, 2019 10:02:03 pm', '2019-07-14T22:02:03'],
    ['July 14, 2019 at 10:02 AM', '2019-07-14T10:02:00'],
    ['14. Juli 2019 um 10:02', '2019-07-14T10:02:00'],
    ['14.07.2019, 10:02', '2019-07-14T10:02:00'],
    ['14 juil. 2019 à 10:02', '2019-07-14T10:02:00'],
    ['14 jul. 2019, 10:02', '2019-07-14T10:02:00'],
    ['2019年7月14日 10:02', '2019-07-14T10:02:00'],
  ])('dates a post’s photos by %s below it', (date, local) => {
    expect(mediaOf(page(facebook(date)))).toEqual([
      { uri: 'posts/media/x/1.jpg', taken: { local }, description: 'Café & cake' },
    ]);
  });

  it('separates posts, each with its own date and words', () => {
    const two = facebook('Jul 14, 2019, 10:02 AM') + facebook('Aug 1, 2020, 9:00 PM', 'posts/media/x/2.jpg');
    expect(mediaOf(page(two))?.map(({ uri, taken }) => [uri, taken?.local])).toEqual([
      ['posts/media/x/1.jpg', '2019-07-14T10:02:00'],
      ['posts/media/x/2.jpg', '2020-08-01T21:00:00'],
    ]);
  });

  it('uses the words above an Instagram photo as its caption', () => {
    const post = `<div><div>Two days in Rome</div><img src="../media/posts/201907/1.jpg"><div>Jul 14, 2019 10:02 AM</div></div>`;
    expect(mediaOf(page(post))).toEqual([
      {
        uri: 'media/posts/201907/1.jpg',
        taken: { local: '2019-07-14T10:02:00' },
        description: 'Two days in Rome',
      },
    ]);
  });

  it('recognizes the album whose photos are all in its folder', () => {
    const album = facebook('Jul 14, 2019, 10:02 AM', 'posts/media/SummerinItaly_a1/1.jpg');
    expect(mediaOf(page(album, 'Summer in Italy'))?.[0]?.album).toBe('Summer in Italy');
    expect(mediaOf(page(album, 'Your posts'))?.[0]).not.toHaveProperty('album');
  });

  it.each([
    ['no file', '<p>Jul 14, 2019, 10:02 AM</p>'],
    ['addresses alone', '<img src="https://example.org/a/1.jpg"><a href="javascript:a/1.jpg">x</a>'],
    ['a way out', '<img src="a/../../../etc/1.jpg">'],
    ['scripts', '<script>const a = "<img src=\'posts/media/1.jpg\'>";</script>'],
  ])('lists nothing if it has %s', (_, html) => {
    expect(mediaOf(page(html))).toBeUndefined();
  });

  it('reads a megabyte of broken markup quickly', () => {
    const broken = '<img src="posts/media/1.jpg'.repeat(40_000);
    expect(mediaOf(broken)).toBeUndefined();
    expect(mediaOf('<a '.repeat(300_000) + '<'.repeat(100_000))).toBeUndefined();
  });
});
