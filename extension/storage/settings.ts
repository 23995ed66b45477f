import { PAGE_IMAGE_THRESHOLD_PX, PAGE_IMAGE_THRESHOLDS_PX } from '../limits.ts';
import { type Theme, THEMES } from '#ui/kit/theme.ts';
import { SITE_URL } from '../host.ts';
import { SETTINGS_KEY } from './keys.ts';
import { serverAddress } from './server-address.ts';
import { fieldsOf, storedValue } from './stored-value.ts';

/** The settings of the options page. */
export interface Settings {
  /** Images of a page with a shorter side below this are left out. */
  readonly thresholdPx: number;
  /** Whether the browser asks where to save the ZIP. */
  readonly saveAs: boolean;
  readonly theme: Theme;
  /** The server that analyzes the photos, without a trailing slash. */
  readonly serverUrl: string;
}

export const DEFAULT_SETTINGS: Settings = {
  thresholdPx: PAGE_IMAGE_THRESHOLD_PX,
  saveAs: false,
  theme: 'system',
  serverUrl: SITE_URL,
};

/** Returns the settings, with the default for each that is missing or invalid. */
export function parseSettings(stored: unknown): Settings {
  const { thresholdPx, saveAs, theme, serverUrl } = fieldsOf(stored);
  return {
    thresholdPx: isThreshold(thresholdPx) ? thresholdPx : DEFAULT_SETTINGS.thresholdPx,
    saveAs: typeof saveAs === 'boolean' ? saveAs : DEFAULT_SETTINGS.saveAs,
    theme: THEMES.find((name) => name === theme) ?? DEFAULT_SETTINGS.theme,
    serverUrl: (typeof serverUrl === 'string' && serverAddress(serverUrl)) || DEFAULT_SETTINGS.serverUrl,
  };
}

export function isThreshold(value: unknown): value is number {
  const { least, most } = PAGE_IMAGE_THRESHOLDS_PX;
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

const settings = storedValue('local', SETTINGS_KEY, parseSettings);

export const readSettings = settings.read;
export const watchSettings = settings.watch;

/** Changes some of the settings and keeps the others. */
export async function changeSettings(change: Partial<Settings>): Promise<void> {
  await settings.write({ ...(await settings.read()), ...change });
}
