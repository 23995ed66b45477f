import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { getMimeType } from 'hono/utils/mime';
import { PACKED } from '../pages/packed-files.ts';
import type { ServedSite, SitePage } from '../pages/served-site.ts';

const YEAR = 'public, max-age=31536000, immutable';
const unpack = promisify(brotliDecompress);

/** The not-found page of a language, which is the path's first segment unless it is English. */
const NOT_FOUND_NAME = '/404';

/**
 * Serves the built site: pages and files by path, from the precompressed copies. Files with a hash in their name are
 * cached for a year, and so are the engine's files, whose folder is named after their version. Unknown paths get the
 * not-found page with 404.
 *
 * @param hasSeats whether a founding member's seat is left
 */
export function siteRoutes({ folder, engine, packed, pages }: ServedSite, hasSeats: () => boolean) {
  const unchanging = serveStatic({
    root: folder,
    precompressed: true,
    onFound: (_path, context) => context.header('Cache-Control', YEAR),
  });
  const textOf = ({ text, textWhenSeatsAreTaken }: SitePage) => (hasSeats() ? text : textWhenSeatsAreTaken);
  return (
    new Hono()
      .use(compress())
      .use('/assets/*', unchanging)
      .get('/assets/*', packedFiles(folder, packed, YEAR))
      .use('/engine/*', sharedEngine(engine))
      .use('/engine/:version/:file', unchanging)
      .use('*', async (context, next) => {
        context.header('Cache-Control', 'no-cache');
        await next();
      })
      // The service worker handles photos shared with the installed app. Without one, the server doesn't read the
      // photos either. Some systems repeat a launch without its photos, by GET.
      .post('/share', (context) => context.redirect('/upload?shared=lost', 303))
      .get('/share', (context) => context.redirect('/upload?shared=again', 303))
      .post('/:language{[a-z][a-z]}/share', (context) =>
        context.redirect(`/${context.req.param('language')}/upload?shared=lost`, 303),
      )
      .get('/:language{[a-z][a-z]}/share', (context) =>
        context.redirect(`/${context.req.param('language')}/upload?shared=again`, 303),
      )
      .get('*', async (context, next) => {
        const { path } = context.req;
        const name = path.replace(/(?:\/index)?(?:\.html)?\/?$/, '');
        // A language's home page is a folder, as on static hosts.
        if (path === name && pages.has(`${name}/`)) return context.redirect(`${name}/`, 308);
        const page = pages.get(name) ?? pages.get(`${name}/`);
        return page ? context.body(textOf(page), 200, { 'Content-Type': page.mediaType }) : next();
      })
      .get('/:file{.+\\.[a-z0-9]+}', serveStatic({ root: folder, precompressed: true }))
      .get('*', packedFiles(folder, packed))
      .get('*', (context) => {
        const [, language = ''] = /^(\/[a-z]{2})(?:\/|$)/.exec(context.req.path) ?? [];
        const page = pages.get(language + NOT_FOUND_NAME) ?? pages.get(NOT_FOUND_NAME);
        if (!page || /^\/(?:api|functions|assets|engine)\//.test(context.req.path)) return context.notFound();
        return context.body(textOf(page), 404, { 'Content-Type': page.mediaType });
      })
  );
}

/** Serves the engine's files that the site shares with the embedded engine. */
function sharedEngine(files: ReadonlyMap<string, string>): MiddlewareHandler {
  const serve = serveStatic({
    rewriteRequestPath: (path) => files.get(path) ?? path,
    onFound: (_path, context) => context.header('Cache-Control', YEAR),
  });
  return (context, next) => (files.has(context.req.path) ? serve(context, next) : next());
}

/** Serves files from their Brotli copies, unpacked for the few clients that don't accept Brotli. */
function packedFiles(
  folder: string,
  packed: ReadonlySet<string>,
  cacheControl = 'no-cache',
): MiddlewareHandler {
  return async (context, next) => {
    const file = context.req.path.slice(1);
    if (!packed.has(file)) return next();
    const bytes = await readFile(join(folder, file + PACKED));
    const accepted = context.req.header('Accept-Encoding')?.split(',') ?? [];
    const isAccepted = accepted.some((encoding) => encoding.trim() === 'br');
    context.header('Content-Type', getMimeType(file) ?? 'application/octet-stream');
    context.header('Cache-Control', cacheControl);
    context.header('Vary', 'Accept-Encoding', { append: true });
    if (isAccepted) context.header('Content-Encoding', 'br');
    return context.body(new Uint8Array(isAccepted ? bytes : await unpack(bytes)));
  };
}
