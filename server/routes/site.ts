import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';

const YEAR = 'public, max-age=31536000, immutable';

/** The built site: files by their path, hashed ones for a year, and for every other path the one page. */
export function siteRoutes(siteFolder: string) {
  const page = readFile(join(siteFolder, 'index.html'), 'utf8');
  return new Hono()
    .use(compress())
    .use(
      '/assets/*',
      serveStatic({
        root: siteFolder,
        onFound: (_path, context) => context.header('Cache-Control', YEAR),
      }),
    )
    .use('*', async (context, next) => {
      context.header('Cache-Control', 'no-cache');
      await next();
    })
    .get('/:file{.+\\.[a-z0-9]+}', serveStatic({ root: siteFolder }))
    .get('*', async (context) => {
      if (/^\/(?:api|functions|assets)\//.test(context.req.path)) return context.notFound();
      return context.html(await page);
    });
}
