import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { ConfigReply } from '#protocol/config.ts';

/** The user's own computer, on any port. */
const THIS_COMPUTER = ['http://localhost:*', 'http://127.0.0.1:*'];

/** The document that sends photos to the visitor's own storage. */
const SENDING_PATH = /^\/send-to-storage(?:\.html)?$/;

/** The folder of the built scripts, including those of workers. */
const SCRIPTS_PATH = /^\/assets\/.*\.js$/;

/**
 * Sets the security headers of every response. Scripts come only from our own origin or are inline scripts of our
 * pages, by their hash; WebAssembly is allowed for the decoders; pictures may be the page's own blobs. Requests may
 * go to us, to the identity provider, to the service that sends the login notification, if there is one, and to the
 * visitor's own computer, where they may run their own model. Workers, which have the policy of their script, decode
 * photos and run the engine: they may connect only to us.
 *
 * @param config undefined if there is no identity provider
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
        // Films play from the person's own files.
        mediaSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'", ...connectTo, 'blob:'],
        workerSrc: ["'self'", 'blob:'],
        frameSrc: ["'self'", ...providerOrigins],
        // Chromium also applies form-action to redirects after a submission, and the local sign-in page redirects to
        // the site.
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
  return (context, next) => {
    const { path } = context.req;
    if (SENDING_PATH.test(path)) return ofSending(context, next);
    return SCRIPTS_PATH.test(path) ? ofScripts(context, next) : ofPages(context, next);
  };
}

/**
 * [Note: A document of its own] Our pages may connect only to us, but photos bound for the visitor's own storage must
 * go there directly from the browser. So a document without an interface sends them: it may connect to any host, but
 * before connecting it restricts itself to the host that the visitor named. It runs only our scripts, may not connect
 * to our server, and only our own pages may frame it.
 */
const ofSending = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    connectSrc: ['https:', 'http:'],
    formAction: ["'none'"],
    frameAncestors: ["'self'"],
    baseUri: ["'none'"],
  },
  crossOriginOpenerPolicy: 'same-origin-allow-popups',
  referrerPolicy: 'no-referrer',
  strictTransportSecurity: 'max-age=31536000; includeSubDomains',
  xFrameOptions: 'SAMEORIGIN',
});

function originOf(domain: string): string {
  return domain.includes('://') ? domain : `https://${domain}`;
}
