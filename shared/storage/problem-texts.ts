import type { StorageProblem } from './storage-error.ts';

/** Returns the text of each problem in `storage`: what happened, and what to do next. */
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
  // Only a browser asks for permission, and has its own text.
  cors: 'storage.other',
  redirected: 'storage.redirected',
  endless: 'storage.endless',
  other: 'storage.other',
} as const satisfies Readonly<Record<StorageProblem, `storage.${string}`>>;
