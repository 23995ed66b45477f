import { resolve } from 'node:path';
import { crx } from '@crxjs/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { FIREFOX_VERSION } from './extension/firefox-manifest.ts';
import manifest from './extension/manifest.ts';
import { copyEngine } from './scripts/copy-engine.ts';
import { bundledLicenses } from './scripts/bundled-licenses.ts';
import { withoutNodeModules } from './scripts/bundling/without-node-modules.ts';

const licenses = bundledLicenses();

/**
 * Takes out of the manifest what CRXJS lets every web page load: its scripts are injected, which needs none of it, and
 * a page that could load a file of ours could tell who uses us.
 */
function closedToPages(): Plugin {
  return {
    name: 'closed-to-pages',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const file = bundle['manifest.json'];
        if (file?.type !== 'asset') throw new Error('The manifest is not there yet.');
        const { web_accessible_resources: _, ...kept } = JSON.parse(String(file.source)) as Record<
          string,
          unknown
        >;
        file.source = `${JSON.stringify(kept, null, 2)}\n`;
      },
    },
  };
}

/** The engine of the panel is part of the package, so that it works offline from the first minute. */
function packagedEngine(): Plugin {
  let folder = '';
  return {
    name: 'packaged-engine',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir, 'engine');
    },
    closeBundle: () => {
      copyEngine(resolve(import.meta.dirname, 'dist/models'), folder);
    },
  };
}

export default defineConfig({
  root: 'extension',
  plugins: [react(), tailwindcss(), crx({ manifest }), closedToPages(), packagedEngine(), licenses.write()],
  build: {
    outDir: '../dist/extension',
    emptyOutDir: true,
    target: ['chrome148', `firefox${FIREFOX_VERSION}`],
    // Every browser that can install the extension preloads modules by itself.
    modulePreload: { polyfill: false },
    // The pages' policy allows fonts from the package alone, not from data: URLs.
    assetsInlineLimit: 0,
  },
  worker: { format: 'es', plugins: () => [withoutNodeModules(), licenses.gather()] },
});
