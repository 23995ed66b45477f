import { describe, expect, it } from 'vitest';
import type { Visitor } from '../../../../scripts/visitor/visitor.ts';
import { siteFixture } from '../support/site-fixture.ts';

const fixture = siteFixture();

/** Records in the page whether it refuses a drag, and whether the browser takes it away instead of dropping it. */
function noteDrags(): void {
  const page = window as Window & { drags?: string[] };
  const drags: string[] = (page.drags = []);
  addEventListener('dragover', (event) => drags.push(`over ${event.dataTransfer?.dropEffect}`));
  addEventListener('dragleave', () => drags.push('leave'));
  addEventListener('drop', () => drags.push('drop'));
}

/** Drags a photo over the page, lets go of it, and returns what the page saw. */
async function lettingGo({ page }: Visitor): Promise<ReadonlySet<string>> {
  const { path } = await fixture.photos.draw('early.jpg', 'red');
  await page.evaluate(noteDrags);
  const devtools = await page.createCDPSession();
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'dragOver', 'drop'] as const) {
    await devtools.send('Input.dispatchDragEvent', { type, x: 300, y: 300, data });
  }
  const drags = () => page.evaluate(() => (window as Window & { drags?: string[] }).drags ?? []);
  await expect.poll(drags).toContain('leave');
  return new Set(await drags());
}

describe('a photo that is dropped where nothing takes it', () => {
  it(
    'does not replace the page while its scripts are still loading',
    { tags: ['photos-can-dropped'] },
    async () => {
      const visitor = await fixture.arrive();
      await visitor.cannotReach('/assets/');
      visitor.getsNoAnswer();
      // The page is never loaded completely.
      visitor.page.goto(`${fixture.site.origin}/upload`).catch(() => {});
      await visitor.sees('Organize Your Photos');
      expect(await lettingGo(visitor)).toEqual(new Set(['over none', 'leave']));
      expect(visitor.page.url()).toBe(`${fixture.site.origin}/upload`);
    },
  );

  it('does not replace a page without a table', async () => {
    const visitor = await fixture.arrive();
    await visitor.open('/features');
    expect(await lettingGo(visitor)).toEqual(new Set(['over none', 'leave']));
    expect(visitor.page.url()).toBe(`${fixture.site.origin}/features`);
  });
});
