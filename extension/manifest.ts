import { defineManifest } from '@crxjs/vite-plugin';
import packageJson from '../package.json' with { type: 'json' };

// Asks for nothing: a click on the toolbar button opens the site.
export default defineManifest({
  manifest_version: 3,
  name: 'Where My Pix',
  description: packageJson.description,
  version: packageJson.version,
  minimum_chrome_version: '120',
  action: { default_title: 'Organize photos' },
  background: { service_worker: 'extension/background/index.ts', type: 'module' },
});
