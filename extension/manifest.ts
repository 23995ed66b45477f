import { defineManifest } from '@crxjs/vite-plugin';
import packageJson from '../package.json' with { type: 'json' };

/** Keeps the ID, and with it the sign-in's redirect URL, the same regardless of the folder's location. */
const KEY =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAha8BFlC35FM9FmUA+L/uW5dqSEKR5/M8EiinSIpI6tj0E2SEC2maJD/FssZxkj6OH0tMxSZpjxxKWE/vtTNRtHFzUw6RoFzDN6muo+dEEDI1Mz0kY9/opzk9A52UxfWCLut/uz/6izPdNGR1zWqLKhpTGDM0ge2J300R2p+FfgIoF37Cbp4FV/e+d0+ICJdK9WryLpDlNjIWstphfDOYB/3fwhbCokfzen05mGWO1BEkPh7VrOOms7ptJmZAEwLPlZFGDu6m9P+V/EZxZ/YI1ZEwU2CXGD6kK/UABlK/tRHyYCKIr7r3rlGnYL1JT2d8lNWCg0IYQoz3VZdTO/aAfwIDAQAB';

/** Pictures and their bytes come from wherever the page has them; code only from the package. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "img-src 'self' blob: data: http: https:",
  "media-src 'self' blob:",
  "connect-src 'self' blob: data: http: https:",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-src 'none'",
].join('; ');

const ICONS = {
  16: 'icons/icon-16.png',
  32: 'icons/icon-32.png',
  48: 'icons/icon-48.png',
  128: 'icons/icon-128.png',
} as const;

const manifest = {
  manifest_version: 3,
  default_locale: 'en',
  name: '__MSG_extension_name__',
  description: '__MSG_extension_description__',
  version: packageJson.version,
  key: KEY,
  // The first version with structured clones in messages, by which pictures reach the worker as bytes.
  minimum_chrome_version: '148',
  message_serialization: 'structured_clone',
  icons: ICONS,
  action: {
    default_title: '__MSG_extension_name__',
    default_popup: 'popup/index.html',
    default_icon: ICONS,
  },
  side_panel: { default_path: 'sidepanel/index.html' },
  options_ui: { page: 'options/index.html', open_in_tab: true },
  background: { service_worker: 'background/index.ts', type: 'module' },
  commands: {
    'open-panel': {
      suggested_key: { default: 'Alt+Shift+O' },
      description: '__MSG_command_open_panel__',
    },
  },
  permissions: [
    'activeTab',
    'contextMenus',
    'scripting',
    'storage',
    'downloads',
    'sidePanel',
    'identity',
    // Not optional: Chrome would grant it later too, but then never responds to updateSessionRules. It causes no
    // warning, and has no effect on hosts that the user hasn't allowed.
    'declarativeNetRequestWithHostAccess',
  ],
  optional_host_permissions: ['http://*/*', 'https://*/*'],
  content_security_policy: { extension_pages: CONTENT_SECURITY_POLICY },
} as const;

export default defineManifest({
  ...manifest,
  permissions: [...manifest.permissions],
  optional_host_permissions: [...manifest.optional_host_permissions],
});
