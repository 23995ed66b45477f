import type { Visitor } from '../../../../scripts/visitor/visitor.ts';
import { createDrawnPhotos } from './drawn-photos.ts';

/** Presses the button whose label ends with the engine's size. */
export async function pressWithSize(visitor: Visitor, words: string): Promise<void> {
  await visitor.sees(`${words} (`);
  const [label = ''] = new RegExp(`${words} \\([\\d.]+ MB\\)`).exec(await visitor.text()) ?? [];
  await visitor.press(label);
}

/** Opens the table, and organizes a photo, which downloads the engine. Leaves an empty table. */
export async function fetchEngine(visitor: Visitor): Promise<void> {
  const photos = await createDrawnPhotos();
  await visitor.open('/upload');
  await visitor.sees('also downloads the engine (');
  await visitor.choose([(await photos.draw('first.jpg', 'red')).path]);
  await visitor.press('Organize Photos');
  await visitor.sees('Download ZIP');
  await visitor.pick('More actions', 'Start over');
  await visitor.sees('The engine is on this device.');
  await photos.remove();
}
