import type { Visitor } from '../../../../scripts/visitor/visitor.ts';

/** Presses the button whose label ends with the engine's size. */
export async function pressWithSize(visitor: Visitor, words: string): Promise<void> {
  await visitor.sees(`${words} (`);
  const [label = ''] = new RegExp(`${words} \\([\\d.]+ MB\\)`).exec(await visitor.text()) ?? [];
  await visitor.press(label);
}

/** Opens the table and downloads the engine. */
export async function fetchEngine(visitor: Visitor): Promise<void> {
  await visitor.open('/upload');
  await visitor.sees('On this device');
  await pressWithSize(visitor, 'Download the engine');
  await visitor.sees('The engine is on this device.');
}
