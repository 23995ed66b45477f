import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What the server answers itself; in development the site hands it on. */
const SERVER_PATHS = ['/api', '/functions', '/authorize', '/oauth', '/v2', '/.well-known'];
const SERVER_ORIGIN = 'http://localhost:8787';

export default defineConfig({
  root: 'site',
  plugins: [react(), tailwindcss()],
  build: {
    outDir: '../dist/site',
    emptyOutDir: true,
    target: 'es2022',
    // Fonts and pictures stay files of their own: a strict img-src and font-src then need no data: URLs.
    assetsInlineLimit: 0,
  },
  worker: { format: 'es' },
  server: {
    proxy: Object.fromEntries(SERVER_PATHS.map((path) => [path, SERVER_ORIGIN])),
  },
});
