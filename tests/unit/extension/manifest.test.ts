import { expect, it } from 'vitest';
import manifest from '../../../extension/manifest.ts';
import packageJson from '../../../package.json' with { type: 'json' };

it('asks for no permission, so that a new one is a visible change', () => {
  expect(manifest).toEqual({
    manifest_version: 3,
    name: 'Where My Pix',
    description: packageJson.description,
    version: packageJson.version,
    minimum_chrome_version: '120',
    action: { default_title: 'Organize photos' },
    background: { service_worker: 'extension/background/index.ts', type: 'module' },
  });
});
