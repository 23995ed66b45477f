import { describe, expect, it } from 'vitest';
import { NIGHTLY } from '../../../nightly.ts';
import { DEMOS } from '../../../../site/demos/demos-copy.ts';
import { isReadable } from '../support/readable.ts';
import { siteFixture } from '../support/site-fixture.ts';

const fixture = siteFixture();

describe('the demo recordings page', () => {
  it(
    'has two, and loads nothing of them before someone plays them',
    {
      tags: [
        'demos-public-two-videos-posters',
        'two-videos-posters-app-demo',
        'demo-video-title-src-description',
      ],
    },
    async () => {
      const visitor = await fixture.arrive();
      const asked: string[] = [];
      visitor.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await visitor.open('/demos');
      await visitor.page.waitForNetworkIdle();
      const players = await visitor.page.$$eval('video', (all) =>
        all.map((video) => ({
          preload: video.preload,
          poster: new URL(video.poster).pathname,
          sources: [...video.querySelectorAll('source')].map(({ src }) => new URL(src).pathname),
          captions: [...video.querySelectorAll('track')].map(({ src }) => new URL(src).pathname),
        })),
      );
      expect(players).toEqual(
        ['site', 'extension'].map((id) => ({
          preload: 'none',
          poster: `/demos/${id}.jpg`,
          sources: [`/demos/${id}.webm`],
          captions: [`/demos/${id}.vtt`],
        })),
      );
      expect(asked.filter((path) => /\.(?:webm|vtt)$/.test(path))).toEqual([]);
    },
  );

  it('reserves their space from the start', NIGHTLY, async () => {
    const visitor = await fixture.arrive({ widthPx: 390 });
    await visitor.open('/demos');
    const shapes = await visitor.page.$$eval('video', (all) =>
      all.map(({ clientWidth, clientHeight }) => clientWidth / clientHeight),
    );
    for (const shape of shapes) expect(shape).toBeCloseTo(1280 / 800, 1);
  });

  it('says the same in words', { tags: ['nightly', 'demo-video-title-src-description'] }, async () => {
    const visitor = await fixture.arrive();
    await visitor.open('/demos');
    for (const { title, transcript } of DEMOS) {
      await visitor.sees(title);
      for (const step of transcript) await visitor.sees(step);
    }
  });

  isReadable(fixture, '/demos', NIGHTLY);
});
