import type { ModelProblem } from '#core/batch/engine-state.ts';

/** The message for each reason why a model didn't describe a photo. */
export const MODEL_PROBLEMS = {
  slow: 'device.chromeSlow',
  declined: 'device.chromeDeclined',
  full: 'device.chromeFull',
  offline: 'device.chromeOffline',
  lost: 'device.chromeLost',
  answer: 'device.chromeAnswer',
  unreachable: 'device.ownUnreachable',
  denied: 'device.ownDenied',
  busy: 'device.ownBusy',
} as const satisfies Record<ModelProblem, string>;
