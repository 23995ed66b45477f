import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundledLicenses } from './scripts/bundled-licenses.ts';
import { inlineMessages } from './scripts/build-site/inline-messages.ts';
import { markWords } from './scripts/build-site/mark-words.ts';
import { pageChunk } from './scripts/build-site/page-chunk.ts';
import { withoutNodeModules } from './scripts/bundling/without-node-modules.ts';

/** What the server answers itself; in development the site hands it on. */
const SERVER_PATHS = ['/api', '/functions', '/authorize', '/oauth', '/v2', '/.well-known'];
const SERVER_ORIGIN = 'http://localhost:8787';

/** React and the router: every page needs them, and one file packs better than three. */
const REACT =
  /^\0rolldown\/runtime|node_modules[\\/](?:react|react-dom|react-router|react-router-dom|scheduler|cookie)[\\/]/;

/** In one file, because what is left of it after tree shaking would be put into a page that the rest then imports. */
const ZOD = /node_modules[\\/]zod[\\/]/;

/** What most pages load and is some hundred bytes each: one file packs better than seven. */
const SMALL =
  /[\\/](?:shared[\\/](?:core[\\/](?:limits|plan|number-text)|messages[\\/]write)|site[\\/](?:limits|kit[\\/]brand|newsletter-popup[\\/]popup-cooldown))\.tsx?$|[\\/]lucide-react[\\/]dist[\\/]esm[\\/](?:createLucideIcon|Icon|context|defaultAttributes|shared[\\/].+|icons[\\/]rotate-ccw)\.m?js$/;

const licenses = bundledLicenses();

export default defineConfig({
  root: 'site',
  plugins: [inlineMessages(), markWords(), react(), tailwindcss(), licenses.write()],
  build: {
    outDir: '../dist/site',
    target: 'es2022',
    // For scripts/prerender, which says in each page what it needs.
    manifest: true,
    // Fonts and pictures stay files of their own: a strict img-src and font-src then need no data: URLs.
    assetsInlineLimit: 0,
    // A browser that does not preload modules loads them when they are imported.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['site/index.html', 'site/send-to-storage.html'],
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: REACT, priority: 1 },
            { name: 'zod', test: ZOD },
            { name: 'small', test: SMALL },
            { name: pageChunk, debugName: 'page', includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  worker: { format: 'es', plugins: () => [markWords(), withoutNodeModules(), licenses.gather()] },
  server: {
    proxy: Object.fromEntries(SERVER_PATHS.map((path) => [path, SERVER_ORIGIN])),
  },
});
