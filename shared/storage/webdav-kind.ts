import {
  type AddressProblem,
  FORM_PROBLEMS,
  type FormRefusal,
  leavesUnencrypted,
  LINE_PROBLEMS,
  type LineRefusal,
  type StorageKind,
  type TypedAddress,
  typedIn,
  type TypedFields,
  withScheme,
} from './storage-kind.ts';

/** A folder of a WebDAV server, and its account. Contains a secret: kept only in memory. */
export interface WebdavTarget {
  readonly kind: 'webdav';
  readonly origin: string;
  /** Decoded, with a leading slash and no trailing one; '' for the server's root. */
  readonly path: string;
  /** '' for a server that needs none. */
  readonly user: string;
  readonly password: string;
}

/** WebDAV servers, such as Nextcloud. */
export const WEBDAV_KIND = {
  kind: 'webdav',
  fields: { origin: 'origin', path: 'path', user: 'text', password: 'text' },
  originsOf: ({ origin }: WebdavTarget) => [origin],
  placeOf: ({ origin, user, path }: WebdavTarget) => [origin, user, path],
  form: {
    lines: [
      [
        {
          name: 'address',
          label: 'storage.webdavAddress',
          type: 'url',
          isRequired: true,
          example: 'https://cloud.example/remote.php/dav/files/me/Photos',
        },
      ],
      [
        { name: 'user', label: 'storage.webdavUser', type: 'text', isRequired: false, example: '' },
        {
          name: 'password',
          label: 'storage.webdavPassword',
          type: 'password',
          isRequired: false,
          example: '',
        },
      ],
    ],
    words: { name: 'storage.webdavName', intro: 'storage.webdavIntro', hint: 'storage.webdavHint' },
    problems: { ...FORM_PROBLEMS, 'no-address': 'storage.webdavNoAddress' },
    refused: { problem: 'no-address', field: 'address' },
    read: readForm,
  },
  commandLine: {
    schemes: ['https', 'webdavs', 'davs', 'http', 'webdav', 'dav'],
    name: 'WebDAV',
    examples: ['https://…', 'webdavs://…'],
    secrets: ['WEBDAV_PASSWORD'],
    help: 'storage.webdavHelp',
    problems: {
      ...LINE_PROBLEMS,
      'no-address': 'storage.noAddress',
      'no-password': 'storage.webdavNeedsPassword',
    },
    read: readAddress,
  },
} as const satisfies StorageKind<WebdavTarget>;

function readForm(typed: TypedFields): WebdavTarget | FormRefusal {
  const place = placeIn(withScheme(typedIn(typed, 'address')), false);
  if ('problem' in place) return { problem: place.problem, field: 'address' };
  const { origin, path } = place;
  const user = typedIn(typed, 'user') || place.user;
  return { kind: 'webdav', origin, path, user, password: typed['password'] ?? '' };
}

function readAddress({ address, mayUseHttp, environment }: TypedAddress): WebdavTarget | LineRefusal {
  const place = placeIn(address, mayUseHttp);
  if ('problem' in place) return place;
  const user = place.user || (environment['WEBDAV_USER'] ?? '');
  const password = environment['WEBDAV_PASSWORD'] ?? '';
  if (user !== '' && password === '') return { problem: 'no-password', host: '' };
  return { kind: 'webdav', origin: place.origin, path: place.path, user, password };
}

const SCHEMES: Readonly<Record<string, string>> = {
  'webdavs:': 'https:',
  'davs:': 'https:',
  'https:': 'https:',
  'webdav:': 'http:',
  'dav:': 'http:',
  'http:': 'http:',
};

/** The user is the one in the address; '' for none. */
type WebdavPlace = Pick<WebdavTarget, 'origin' | 'path' | 'user'>;

function placeIn(
  address: string,
  mayUseHttp: boolean,
): WebdavPlace | { readonly problem: AddressProblem | 'no-address'; readonly host: string } {
  const url = parsed(address);
  const protocol = url && SCHEMES[url.protocol];
  // Parsed again with a scheme that browsers know: other schemes parse hosts differently.
  const plain = protocol && parsed(`${protocol}${address.slice(address.indexOf(':') + 1)}`);
  if (!plain || plain.hostname === '') return { problem: 'no-address', host: '' };
  const { host } = plain;
  if (plain.password !== '') return { problem: 'secret-typed', host };
  if (/[?#]/.test(address)) return { problem: 'encode-name', host };
  if (leavesUnencrypted(plain, mayUseHttp)) return { problem: 'plain-http', host };
  const path = decoded(plain.pathname);
  const user = decoded(plain.username);
  if (path === undefined || user === undefined) return { problem: 'encode-name', host };
  return { origin: plain.origin, path, user };
}

function parsed(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text).replace(/\/+$/, '');
  } catch {
    return undefined;
  }
}
