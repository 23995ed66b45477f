import type { ChromeModelProblem } from '#core/engine-state.ts';

/** The message for each reason why Chrome's model did not describe a photo. */
export const CHROME_PROBLEMS = {
  slow: 'device.chromeSlow',
  declined: 'device.chromeDeclined',
  full: 'device.chromeFull',
  offline: 'device.chromeOffline',
  lost: 'device.chromeLost',
  answer: 'device.chromeAnswer',
} as const satisfies Record<ChromeModelProblem, string>;
