import { crx } from '@crxjs/vite-plugin';
import { defineConfig } from 'vite';
import manifest from './extension/manifest.ts';

export default defineConfig({
  plugins: [crx({ manifest })],
  build: { outDir: 'dist/extension', emptyOutDir: true, target: 'chrome120' },
});
