/** Dependencies that are bundled inside published packages, according to the imports in their sources. */
export const INSIDE_TABLE: Readonly<Record<string, readonly string[]>> = {
  '@auth0/auth0-spa-js': ['@auth0/auth0-auth-js', 'browser-tabs-lock', 'dpop', 'es-cookie'],
  '@auth0/auth0-auth-js': ['jose', 'openid-client'],
  'openid-client': ['oauth4webapi'],
  webdav: [
    '@buttercup/fetch',
    '@nodable/entities',
    'base-64',
    'byte-length',
    'entities',
    'fast-xml-parser',
    'hot-patcher',
    'layerr',
    'md5',
    'minimatch',
    'nested-property',
    'path-posix',
    'url-join',
    'url-parse',
  ],
  'fast-xml-parser': [
    '@nodable/entities',
    'fast-xml-builder',
    'is-unsafe',
    'path-expression-matcher',
    'strnum',
  ],
  'fast-xml-builder': ['path-expression-matcher', 'xml-naming'],
  strnum: ['anynum'],
  md5: ['charenc', 'crypt', 'is-buffer'],
  minimatch: ['brace-expansion'],
  'brace-expansion': ['balanced-match'],
  'url-parse': ['querystringify', 'requires-port'],
};

/** Modules that build tools add to their output. */
export const HELPERS = [
  ['\0vite/', 'vite'],
  ['\0rolldown/', 'rolldown'],
] as const;

/** Style sheets that a package generated, by their first line. */
export const STYLES = [['/*! tailwindcss', 'tailwindcss']] as const;

/** Notes to add to a license's text. */
export const NOTES: Readonly<Record<string, string>> = {
  'libheif-js':
    'libheif with libde265, as WebAssembly in a file of its own (libheif.wasm), which can be replaced there. The GNU\nGeneral Public License, on which its license builds, follows it in full.',
};
