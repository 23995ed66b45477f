import type { PlainKey } from '#messages/translate.ts';
import type { StorageProblem } from '#storage/storage-error.ts';
import type { CommandWords } from '../words.ts';

const TEXTS: Readonly<Record<StorageProblem, PlainKey<'storage'>>> = {
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
  // Only a browser asks whether it may, and says so itself.
  cors: 'storage.other',
  redirected: 'storage.redirected',
  other: 'storage.other',
};

/** What happened, and what to do next, as a sentence. */
export function storageProblemText(problem: StorageProblem, t: CommandWords): string {
  return t(TEXTS[problem]);
}
