import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { ConfigReply } from '#protocol/config.ts';

/** The user's own computer, at any port. */
const THIS_COMPUTER = ['http://localhost:*', 'http://127.0.0.1:*'];

/** Where the built scripts are, those of workers among them. */
const SCRIPTS_PATH = /^\/assets\/.*\.js$/;

/**
 * The security headers of every response. Scripts come only from our own origin or are inline scripts of our pages,
 * by their hash; WebAssembly is allowed for the decoders; pictures may be the page's own blobs; requests may go to
 * us, to the identity provider, to the service that sends the login notification where there is one, and to this very
 * computer, where users may have a model of their own. Workers, which have the policy of their script, decode photos and
 * run the engine: they may connect to us alone.
 *
 * @param config undefined where there is no identity provider
 * @param inlineScripts as CSP sources, `'sha256-…'`
 */
export function securityHeaders(
  config: Pick<ConfigReply, 'domain' | 'loginNotice'> | undefined,
  inlineScripts: readonly string[],
): MiddlewareHandler {
  const providerOrigins = config ? [originOf(config.domain)] : [];
  const noticeOrigins = config?.loginNotice ? [config.loginNotice.origin] : [];
  const headers = (connectTo: readonly string[]) =>
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...inlineScripts],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        connectSrc: ["'self'", ...connectTo, 'blob:'],
        workerSrc: ["'self'", 'blob:'],
        frameSrc: config ? providerOrigins : ["'none'"],
        // Chromium applies form-action to redirects after a submission too, and the local sign-in page redirects to the
        // site.
        formAction: ["'self'", ...THIS_COMPUTER, 'https:'],
        frameAncestors: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
      },
      crossOriginOpenerPolicy: 'same-origin-allow-popups',
      referrerPolicy: 'strict-origin-when-cross-origin',
      strictTransportSecurity: 'max-age=31536000; includeSubDomains',
      xFrameOptions: 'SAMEORIGIN',
    });
  const ofPages = headers([...providerOrigins, ...noticeOrigins, ...THIS_COMPUTER]);
  const ofScripts = headers([]);
  return (context, next) =>
    SCRIPTS_PATH.test(context.req.path) ? ofScripts(context, next) : ofPages(context, next);
}

function originOf(domain: string): string {
  return domain.includes('://') ? domain : `https://${domain}`;
}
