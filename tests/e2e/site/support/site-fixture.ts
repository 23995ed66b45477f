import type { Browser } from 'puppeteer';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { sharedBrowser } from '../../../../scripts/visitor/launch-browser.ts';
import { reportOn } from '../../../../scripts/visitor/page-report.ts';
import { type ColourEngine, startColourEngine } from './colour-engine.ts';
import { createDrawnPhotos, type DrawnPhotos } from './drawn-photos.ts';
import { type Site, startSite } from '../../../../scripts/visitor/start-site.ts';
import { Visitor, type VisitorOptions } from '../../../../scripts/visitor/visitor.ts';

/** Exists from the first test of a file to its last. */
interface Stage {
  readonly engine: ColourEngine;
  readonly site: Site;
  readonly browser: Browser;
  readonly photos: DrawnPhotos;
}

export interface SiteFixture extends Stage {
  /** A new visitor, whose browser context is closed after the test. */
  arrive(options?: VisitorOptions): Promise<Visitor>;
}

/**
 * The built site with a fake engine that recognizes colors, a browser, and a folder of generated pictures.
 */
export function siteFixture(
  settings: Readonly<Record<string, string>> = {},
  browserKind: Parameters<typeof sharedBrowser>[0] = 'shell',
): SiteFixture {
  let stage: Stage | undefined;
  let visitors: Visitor[] = [];

  beforeAll(async () => {
    const engine = await startColourEngine();
    const [site, browser, photos] = await Promise.all([
      startSite({ ...engine.settings, ...settings }),
      sharedBrowser(browserKind),
      createDrawnPhotos(),
    ]);
    stage = { engine, site, browser, photos };
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') {
      for (const { page } of visitors) console.log(`${task.name}: ${await reportOn(page)}`);
    }
    await Promise.all(visitors.map((visitor) => visitor.leave()));
    visitors = [];
    // Releases requests that a failed test has left pending.
    stage?.engine.release();
  });
  afterAll(async () => {
    await Promise.all([stage?.site.stop(), stage?.engine.close(), stage?.photos.remove()]);
  });

  const running = () => {
    if (!stage) throw new Error('The site is not running yet.');
    return stage;
  };
  return {
    get engine() {
      return running().engine;
    },
    get site() {
      return running().site;
    },
    get browser() {
      return running().browser;
    },
    get photos() {
      return running().photos;
    },
    arrive: async (options) => {
      const visitor = await Visitor.arrive(running().browser, running().site.origin, options);
      visitors.push(visitor);
      return visitor;
    },
  };
}
