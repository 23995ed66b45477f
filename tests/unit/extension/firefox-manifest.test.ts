import { describe, expect, it } from 'vitest';
import { firefoxManifest, type Manifest } from '../../../extension/firefox-manifest.ts';
import manifest from '../../../extension/manifest.ts';

const chrome = manifest as unknown as Manifest;

it('matches the snapshot, so that a new permission is a visible change', async () => {
  const made = `${JSON.stringify(firefoxManifest(chrome), null, 2)}\n`;
  await expect(made).toMatchFileSnapshot('firefox-manifest.snapshot.txt');
});

describe('firefoxManifest', () => {
  const firefox = firefoxManifest(chrome);

  it('has only fields and permissions that Firefox knows', { tags: ['extension-firefox-edge'] }, () => {
    for (const name of ['key', 'minimum_chrome_version', 'message_serialization', 'side_panel'])
      expect(firefox).not.toHaveProperty(name);
    expect(firefox['permissions']).not.toContain('sidePanel');
    expect(firefox['background']).not.toHaveProperty('service_worker');
  });

  it('opens the same panel, and only on request', () => {
    const { default_path: panel } = chrome['side_panel'] as { default_path: string };
    expect(firefox['sidebar_action']).toMatchObject({ default_panel: panel, open_at_install: false });
  });

  it('asks for no host and no more permissions than Chrome’s', () => {
    const others = (firefox['permissions'] as string[]).filter(
      (permission) => !(chrome['permissions'] as string[]).includes(permission),
    );
    expect(others).toEqual([]);
    expect(firefox).not.toHaveProperty('host_permissions');
    expect(firefox['optional_host_permissions']).toEqual(chrome['optional_host_permissions']);
  });

  it.each(['side_panel', 'background', 'permissions'])('rejects a manifest without %s', (name) => {
    const { [name]: _, ...rest } = chrome;
    expect(() => firefoxManifest(rest)).toThrow(/manifest has no/);
  });
});

describe('the manifest for Edge, which accepts Chrome’s package', () => {
  it('names no Chrome-only interface, and no update address', () => {
    // Interfaces of Google accounts and of ChromeOS, which Edge lists as unsupported.
    const googles = /^(?:gcm|instanceID|identity\.email|fileBrowserHandler|platformKeys|enterprise\..*)$/;
    expect((chrome['permissions'] as string[]).filter((permission) => googles.test(permission))).toEqual([]);
    for (const name of ['oauth2', 'update_url', 'chrome_settings_overrides'])
      expect(chrome).not.toHaveProperty(name);
  });
});
