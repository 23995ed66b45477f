/** A storage's answer, or what prevented one. */
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
  /** The server doesn't allow browsers (CORS). */
  | 'cors'
  /** The server redirects; redirects aren't followed. */
  | 'redirected'
  /** The server's answers are endless. */
  | 'endless'
  | 'other';

/** Why a storage didn't accept a file. */
export interface FileProblem {
  readonly problem: StorageProblem;
  /** Whether resuming may succeed. */
  readonly isLater: boolean;
}

/** What a problem stops: everything, this file until later, or this file for good. */
type Reach = 'run' | 'later' | 'file';

const REACH: Readonly<Record<StorageProblem, Reach>> = {
  denied: 'run',
  full: 'run',
  clock: 'run',
  unreachable: 'run',
  certificate: 'run',
  'not-webdav': 'run',
  cors: 'run',
  redirected: 'run',
  endless: 'run',
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

/** Transient ones. */
const MAY_PASS: ReadonlySet<StorageProblem> = new Set([
  'locked',
  'busy',
  'server',
  'timeout',
  'cut',
  'unreachable',
  'mismatch',
]);

/** A failed storage operation; contains no address, name or secret. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly problem: StorageProblem;
  /** The delay that the server asks for, in milliseconds. */
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

/** Returns the meaning of an HTTP status for storing a file (RFC 9110, RFC 4918). */
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

/**
 * Returns the delay that a server asks for (RFC 9110, 10.2.3): seconds, or a date.
 *
 * @param nowMs milliseconds since 1970 (UTC)
 */
export function retryAfterMs(header: string | undefined | null, nowMs: number): number | undefined {
  if (header === undefined || header === null) return undefined;
  if (/^\d+$/.test(header)) return Number(header) * 1000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, at - nowMs);
}
