import type { PlainKey } from '#messages/translate.ts';
import type { CommandWords } from '../words.ts';

/** What a storage said, or what kept it from saying anything. */
export type StorageProblem =
  | 'denied'
  | 'forbidden'
  | 'missing'
  | 'not-webdav'
  | 'conflict'
  | 'name-refused'
  | 'too-large'
  | 'locked'
  | 'busy'
  | 'full'
  | 'clock'
  | 'server'
  | 'timeout'
  | 'cut'
  | 'unreachable'
  | 'certificate'
  | 'mismatch'
  | 'other';

/** What a problem stops: everything, this file until later, or this file for good. */
type Reach = 'run' | 'later' | 'file';

const REACH: Readonly<Record<StorageProblem, Reach>> = {
  denied: 'run',
  full: 'run',
  clock: 'run',
  unreachable: 'run',
  certificate: 'run',
  'not-webdav': 'run',
  locked: 'later',
  busy: 'later',
  server: 'later',
  timeout: 'later',
  cut: 'later',
  mismatch: 'later',
  forbidden: 'file',
  missing: 'file',
  conflict: 'file',
  'name-refused': 'file',
  'too-large': 'file',
  other: 'file',
};

/** Those that may be over in a moment. */
const MAY_PASS: ReadonlySet<StorageProblem> = new Set([
  'locked',
  'busy',
  'server',
  'timeout',
  'cut',
  'unreachable',
  'mismatch',
]);

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
  other: 'storage.other',
};

/** A storage could not do what it was asked; holds no address, name or secret. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly problem: StorageProblem;
  /** Milliseconds that the server asks to wait. */
  readonly retryAfterMs: number | undefined;

  constructor(problem: StorageProblem, options: { readonly retryAfterMs?: number | undefined } = {}) {
    super(problem);
    this.problem = problem;
    this.retryAfterMs = options.retryAfterMs;
  }

  get reach(): Reach {
    return REACH[this.problem];
  }

  get mayPass(): boolean {
    return MAY_PASS.has(this.problem);
  }
}

/** What happened, and what to do next, as a sentence. */
export function storageProblemText(problem: StorageProblem, t: CommandWords): string {
  return t(TEXTS[problem]);
}

/** What an HTTP status means for a file that is to be put somewhere (RFC 9110, RFC 4918). */
export function problemOfStatus(status: number): StorageProblem {
  const known: Readonly<Record<number, StorageProblem>> = {
    400: 'name-refused',
    401: 'denied',
    403: 'forbidden',
    404: 'missing',
    405: 'not-webdav',
    408: 'timeout',
    409: 'conflict',
    413: 'too-large',
    414: 'name-refused',
    423: 'locked',
    429: 'busy',
    501: 'not-webdav',
    503: 'busy',
    507: 'full',
  };
  return known[status] ?? (status >= 500 ? 'server' : 'other');
}

/** The codes of Node's network and TLS errors. */
const CODES: Readonly<Record<string, StorageProblem>> = {
  ECONNREFUSED: 'unreachable',
  ENOTFOUND: 'unreachable',
  EAI_AGAIN: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ETIMEDOUT: 'timeout',
  ESOCKETTIMEDOUT: 'timeout',
  ECONNRESET: 'cut',
  ECONNABORTED: 'cut',
  EPIPE: 'cut',
  ERR_STREAM_PREMATURE_CLOSE: 'cut',
  ERR_STREAM_DESTROYED: 'cut',
  UND_ERR_SOCKET: 'cut',
  CERT_HAS_EXPIRED: 'certificate',
  CERT_NOT_YET_VALID: 'certificate',
  CERT_REVOKED: 'certificate',
  CERT_UNTRUSTED: 'certificate',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'certificate',
  SELF_SIGNED_CERT_IN_CHAIN: 'certificate',
  UNABLE_TO_GET_ISSUER_CERT: 'certificate',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'certificate',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'certificate',
  ERR_TLS_CERT_ALTNAME_INVALID: 'certificate',
  HOSTNAME_MISMATCH: 'certificate',
  EPROTO: 'certificate',
};

/** The problem that a network error stands for; undefined if it is no such error. */
export function problemOfCode(error: unknown): StorageProblem | undefined {
  for (let one: unknown = error, depth = 0; one instanceof Error && depth < 5; one = one.cause, depth += 1) {
    if (one.name === 'TimeoutError') return 'timeout';
    const code = 'code' in one && typeof one.code === 'string' ? CODES[one.code] : undefined;
    if (code) return code;
    if (one instanceof AggregateError && one.errors.length > 0) {
      const inner = problemOfCode(one.errors[0]);
      if (inner) return inner;
    }
  }
  return undefined;
}

/**
 * How long a server asks to wait (RFC 9110, 10.2.3): seconds, or a date.
 *
 * @param nowMs milliseconds since 1970 (UTC)
 */
export function retryAfterMs(header: string | undefined | null, nowMs: number): number | undefined {
  if (header === undefined || header === null) return undefined;
  if (/^\d+$/.test(header)) return Number(header) * 1000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, at - nowMs);
}
