import type { StorageProblem } from './storage-error.ts';

/** The text of each problem among those of `storage`: what happened, and what to do next. */
export const PROBLEM_TEXTS = {
  denied: 'storage.denied',
  forbidden: 'storage.forbidden',
  missing: 'storage.missing',
  'not-webdav': 'storage.notWebdav',
  conflict: 'storage.conflict',
  'name-refused': 'storage.nameRefused',
  'too-large': 'storage.tooLarge',
  locked: 'storage.locked',
  busy: 'storage.busy',
  full: 'storage.full',
  clock: 'storage.clock',
  server: 'storage.server',
  timeout: 'storage.timeout',
  cut: 'storage.cut',
  unreachable: 'storage.unreachable',
  certificate: 'storage.certificate',
  mismatch: 'storage.mismatch',
  // Only a browser asks whether it may, and has a text of its own.
  cors: 'storage.other',
  redirected: 'storage.redirected',
  endless: 'storage.endless',
  other: 'storage.other',
} as const satisfies Readonly<Record<StorageProblem, `storage.${string}`>>;
