import { rm } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { createDrawnPhotos, type DrawnPhotos } from '../../site/support/drawn-photos.ts';
import type { ExtensionFixture } from './fixture.ts';

/** Drawn photos for a file's tests, whose downloads are removed after each test. */
export function drawnFixture(fixture: ExtensionFixture): Pick<DrawnPhotos, 'drawMany' | 'write'> {
  let drawn: DrawnPhotos | undefined;
  beforeAll(async () => {
    drawn = await createDrawnPhotos();
  });
  afterAll(() => drawn?.remove());
  afterEach(() => rm(fixture.downloads, { recursive: true, force: true }));
  const running = () => {
    if (!drawn) throw new Error('Photos are drawn in tests');
    return drawn;
  };
  return {
    drawMany: (count) => running().drawMany(count),
    write: (name, bytes) => running().write(name, bytes),
  };
}
