import type { StorageProblem } from '#storage/storage-error.ts';

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

/** Returns the problem behind a network error; undefined for other errors. */
export function problemOfCode(error: unknown): StorageProblem | undefined {
  for (let one: unknown = error, depth = 0; one instanceof Error && depth < 5; one = one.cause, depth += 1) {
    if (one.name === 'TimeoutError') return 'timeout';
    // The Fetch standard blocks the ports of some older protocols.
    if (one.message === 'bad port') return 'unreachable';
    const code = 'code' in one && typeof one.code === 'string' ? CODES[one.code] : undefined;
    if (code) return code;
    if (one instanceof AggregateError && one.errors.length > 0) {
      const inner = problemOfCode(one.errors[0]);
      if (inner) return inner;
    }
  }
  return undefined;
}
