/** A manifest as the build writes it. */
export type Manifest = Readonly<Record<string, unknown>>;

/** The oldest Firefox that can install the extension: the version that its tests run in. */
export const FIREFOX_VERSION = '153';

/** Permissions of Chrome that Firefox doesn't know. */
const UNKNOWN_PERMISSIONS: ReadonlySet<unknown> = new Set(['sidePanel']);

/** The id, from which Firefox makes the redirect address for signing in, and what leaves the device without a question. */
const GECKO = {
  id: 'extension@where-my-pix',
  strict_min_version: `${FIREFOX_VERSION}.0`,
  data_collection_permissions: { required: ['none'] },
} as const;

/**
 * Returns Firefox's manifest, made from Chrome's: a sidebar where Chrome has a side panel, and a background page where
 * Chrome has a worker. Messages are cloned structurally there without being told.
 *
 * @param chrome the manifest of the built extension
 * @throws {Error} if a field that Firefox has in another form is missing
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
      // The panel opens when it is asked for, as in Chrome.
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
