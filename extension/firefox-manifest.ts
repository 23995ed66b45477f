/** A manifest as the build writes it. */
export type Manifest = Readonly<Record<string, unknown>>;

/** The oldest Firefox that can install the extension: the version that its tests run in. */
export const FIREFOX_VERSION = '153';

/** Chrome's permissions that Firefox doesn't know. */
const UNKNOWN_PERMISSIONS: ReadonlySet<unknown> = new Set(['sidePanel']);

/**
 * The ID from which Firefox derives the redirect URL for signing in, and the data that leaves the device without
 * asking.
 */
const GECKO = {
  id: 'extension@where-my-pix',
  strict_min_version: `${FIREFOX_VERSION}.0`,
  data_collection_permissions: { required: ['none'] },
} as const;

/**
 * Returns Firefox's manifest, derived from Chrome's: a sidebar instead of the side panel, and a background page
 * instead of the worker. Firefox always clones messages structurally, without a setting.
 *
 * @param chrome the manifest of the built extension
 * @throws {Error} if a field is missing that Firefox has in another form
 */
export function firefoxManifest(chrome: Manifest): Manifest {
  const {
    key: _key,
    minimum_chrome_version: _version,
    message_serialization: _serialization,
    side_panel: panel,
    background,
    permissions,
    ...shared
  } = chrome;
  if (!Array.isArray(permissions)) throw new Error('The manifest has no permissions.');
  return {
    ...shared,
    permissions: permissions.filter((permission) => !UNKNOWN_PERMISSIONS.has(permission)),
    background: { scripts: [textOf(background, 'service_worker')], type: 'module' },
    sidebar_action: {
      default_panel: textOf(panel, 'default_path'),
      default_title: shared['name'],
      default_icon: shared['icons'],
      // The panel opens on request, as in Chrome.
      open_at_install: false,
    },
    browser_specific_settings: { gecko: GECKO },
  };
}

function textOf(from: unknown, name: string): string {
  const value: unknown = typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined;
  if (typeof value !== 'string') throw new Error(`The manifest has no ${name}.`);
  return value;
}
