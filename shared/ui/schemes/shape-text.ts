import type { Translate } from '#messages/translate.ts';
import { PRESETS } from './presets.ts';

/** Returns a scheme's name; the pattern itself if it has none. */
export function schemeName(scheme: string, t: Translate<'shape'>): string {
  const preset = PRESETS.find((one) => one.scheme === scheme);
  return preset ? t(preset.name) : scheme;
}
