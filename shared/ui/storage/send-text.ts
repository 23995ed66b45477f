import type { PlainKey } from '#messages/translate.ts';
import { PROBLEM_TEXTS } from '#storage/problem-texts.ts';
import type { NotSent, SendProblem } from '#storage/send-state.ts';

type SendKey = PlainKey<'send'> | PlainKey<'storage'>;

/** The sender: a page is limited by what the server allows it, the extension by the user's permissions. */
export type SendReach = 'page' | 'extension';

const TEXTS: Readonly<Record<NotSent | SendProblem, SendKey>> = {
  ...PROBLEM_TEXTS,
  denied: 'send.denied',
  missing: 'send.missing',
  conflict: 'send.conflict',
  'name-refused': 'send.nameRefused',
  unreachable: 'send.unreachable',
  // A browser never reports this.
  certificate: 'send.unreachable',
  cors: 'send.cors',
  changed: 'send.changed',
  gone: 'send.changed',
  'in-the-way': 'send.inTheWay',
  unknown: 'send.failed',
  'another-tab': 'send.anotherTab',
  failed: 'send.failed',
};

/** Returns what happened, and what to do next. */
export function sendKey(problem: NotSent | SendProblem, reach: SendReach): SendKey {
  return problem === 'cors' && reach === 'extension' ? 'send.notAllowed' : TEXTS[problem];
}
