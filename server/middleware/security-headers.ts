import { secureHeaders } from 'hono/secure-headers';
import type { ConfigReply } from '#protocol/config.ts';

/**
 * The headers of every answer. Scripts come from our own origin alone, or are one of those that stand in our pages; WebAssembly is the decoders'; pictures
 * may be the page's own blobs; requests go to us, to the identity provider, and to the service that sends the
 * login notification where there is one.
 *
 * @param inlineScripts as sources of the policy, `'sha256-…'`
 */
export function securityHeaders(
  { domain, loginNotice }: Pick<ConfigReply, 'domain' | 'loginNotice'>,
  inlineScripts: readonly string[],
) {
  const providerOrigin = domain.includes('://') ? domain : `https://${domain}`;
  const noticeOrigins = loginNotice ? [loginNotice.origin] : [];
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...inlineScripts],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'blob:', 'data:'],
      connectSrc: ["'self'", providerOrigin, ...noticeOrigins, 'blob:'],
      workerSrc: ["'self'", 'blob:'],
      frameSrc: [providerOrigin],
      // Chromium holds redirects after a form to this too, and the local sign-in page redirects to the site.
      formAction: ["'self'", 'http://localhost:*', 'http://127.0.0.1:*', 'https:'],
      frameAncestors: ["'self'"],
      baseUri: ["'none'"],
      objectSrc: ["'none'"],
    },
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: 'max-age=31536000; includeSubDomains',
    xFrameOptions: 'SAMEORIGIN',
  });
}
