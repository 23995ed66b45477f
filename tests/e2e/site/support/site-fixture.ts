import type { Browser } from 'puppeteer';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { sharedBrowser } from '../../../../scripts/visitor/launch-browser.ts';
import { reportOn } from '../../../../scripts/visitor/page-report.ts';
import { createDrawnPhotos, type DrawnPhotos } from './drawn-photos.ts';
import { addressTagFor, PRO, type ServerSettings, type Service, serviceWith } from './service.ts';
import { Visitor, type VisitorOptions } from '../../../../scripts/visitor/visitor.ts';

/** Exists from the first test of a file to its last. */
interface Stage extends Service {
  readonly browser: Browser;
  readonly photos: DrawnPhotos;
}

export interface SiteFixture extends Omit<Stage, 'leave'> {
  /** A new visitor, whose browser context is closed after the test. */
  arrive(options?: VisitorOptions): Promise<Visitor>;
}

/**
 * The built site with a fake engine that recognizes colors, a browser, and a folder of generated pictures.
 *
 * @param settings see {@link serviceWith}
 */
export function siteFixture(
  settings: ServerSettings = PRO,
  browserKind: Parameters<typeof sharedBrowser>[0] = 'shell',
): SiteFixture {
  let stage: Stage | undefined;
  let visitors: Visitor[] = [];
  const addressTag = addressTagFor(settings);

  beforeAll(async () => {
    const [service, browser, photos] = await Promise.all([
      serviceWith(settings),
      sharedBrowser(browserKind),
      createDrawnPhotos(),
    ]);
    stage = { ...service, browser, photos };
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
    await Promise.all([stage?.leave(), stage?.photos.remove()]);
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
      const visitor = await Visitor.arrive(running().browser, running().site.origin, {
        ...(addressTag ? { addressTag } : {}),
        ...options,
      });
      visitors.push(visitor);
      return visitor;
    },
  };
}
