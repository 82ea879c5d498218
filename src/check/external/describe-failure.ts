/** Why a request got no answer. */
export interface Failure {
  /** What happened, as the end of a sentence. */
  readonly what: string;
  readonly hint: string;
  /** Other addresses of the host will fail in the same way. */
  readonly isOfHost: boolean;
  /** It may succeed a moment later. */
  readonly isPassing: boolean;
  /** The time was over. */
  readonly isTimeout: boolean;
  /** Readers cannot open the page either. */
  readonly isCertain: boolean;
}

const certificates: ReadonlyMap<string, string> = new Map([
  ['CERT_HAS_EXPIRED', 'the certificate of its host has expired'],
  ['CERT_NOT_YET_VALID', 'the certificate of its host is not valid yet'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'the certificate of its host is for another name'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'the certificate of its host is self-signed'],
]);

/**
 * Certificates that browsers may trust nevertheless: they complete chains, and proxies add their
 * own.
 */
const doubtful: ReadonlySet<string> = new Set([
  ...['SELF_SIGNED_CERT_IN_CHAIN', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'UNABLE_TO_GET_ISSUER_CERT'],
  ...['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'CERT_UNTRUSTED', 'CERT_REVOKED'],
]);

const passing = { isPassing: true, isTimeout: false, isCertain: false } as const;
const lasting = { isOfHost: true, isPassing: false, isTimeout: false } as const;
const tryLater = 'Open it in a browser. If it works there, run the check again later.';
const certificateHint = 'Link to another URL, or tell the people who run the host.';

/** Returns why a request failed. */
export function describeFailure(error: unknown): Failure {
  const code = codeOf(error);
  const certificate = certificates.get(code);
  if (certificate !== undefined) return { what: certificate, hint: certificateHint, ...lasting, isCertain: true };
  if (doubtful.has(code)) {
    const hint = 'Open it in a browser. Behind a proxy, name its certificate in `NODE_EXTRA_CA_CERTS`.';
    const what = 'the certificate of its host cannot be verified';
    return { what, hint, ...lasting, isCertain: false };
  }
  if (code === 'ENOTFOUND') {
    const hint = 'Correct the host name, or remove the link.';
    return { what: 'there is no host of this name', hint, isOfHost: true, ...passing, isCertain: true };
  }
  const [what, isOfHost] = failures.get(code) ?? ([`the request fails (${code})`, false] as const);
  return { what, hint: tryLater, isOfHost, ...passing, isTimeout: code === 'TimeoutError' };
}

/** What happened, and whether it concerns the host. */
const failures: ReadonlyMap<string, readonly [string, boolean]> = new Map([
  ['EAI_AGAIN', ['its host name cannot be looked up', true]],
  ['ECONNREFUSED', ['its host refuses the connection', true]],
  ['EHOSTUNREACH', ['its host cannot be reached', true]],
  ['ENETUNREACH', ['its host cannot be reached', true]],
  ['ETIMEDOUT', ['its host does not respond', true]],
  ['TimeoutError', ['it does not respond in time', false]],
  ['ECONNRESET', ['its host closes the connection', false]],
  ['HPE', ['its host responds with something that is not HTTP', false]],
  ['EPROTO', ['its host does not use TLS correctly', true]],
]);

/** Returns whether a request failed because this machine may have no network. */
export function mayBeOffline(error: unknown): boolean {
  return ['ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH'].includes(codeOf(error));
}

/**
 * Returns the code of an error, or of the error that has caused it, such as the end of the time.
 */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  if (error.cause instanceof Error) return codeOf(error.cause);
  if ('code' in error && typeof error.code === 'string') {
    return error.code.startsWith('HPE_') ? 'HPE' : error.code;
  }
  return error.name;
}
