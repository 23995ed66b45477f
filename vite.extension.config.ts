import { crx } from '@crxjs/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import manifest from './extension/manifest.ts';

export default defineConfig({
  root: 'extension',
  plugins: [react(), tailwindcss(), crx({ manifest })],
  build: {
    outDir: '../dist/extension',
    emptyOutDir: true,
    target: 'chrome148',
    // The pages' policy allows fonts from the package alone, not from data: URLs.
    assetsInlineLimit: 0,
  },
  worker: { format: 'es' },
});
