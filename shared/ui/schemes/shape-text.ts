import type { Translate } from '#messages/translate.ts';
import { PRESETS } from './presets.ts';

/** What a scheme is called; the pattern itself where it has no name. */
export function schemeName(scheme: string, t: Translate<'shape'>): string {
  const preset = PRESETS.find((one) => one.scheme === scheme);
  return preset ? t(preset.name) : scheme;
}
