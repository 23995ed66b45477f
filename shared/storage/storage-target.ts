import { S3_KIND, type S3Target } from './s3-kind.ts';
import type {
  FieldType,
  FormRefusal,
  LineRefusal,
  StorageKind,
  TypedAddress,
  TypedFields,
} from './storage-kind.ts';
import { WEBDAV_KIND, type WebdavTarget } from './webdav-kind.ts';

/** Where files go, and as whom. Contains secrets: kept only in memory. */
export type StorageTarget = WebdavTarget | S3Target;

/** All kinds of storages, in the order in which they are offered. */
export const STORAGE_KINDS = [WEBDAV_KIND, S3_KIND] as const;

type KindRow = (typeof STORAGE_KINDS)[number];

/** A row as one for any target, with the keys of its form's texts; its functions receive only their own targets. */
type AnyKind = Omit<StorageKind<StorageTarget>, 'form'> & {
  readonly form: Pick<KindRow['form'], 'lines' | 'words' | 'problems'> &
    Pick<StorageKind<StorageTarget>['form'], 'read' | 'refused'>;
};

/**
 * Returns all about a kind of storage.
 *
 * @throws {RangeError} if there is no such kind
 */
export function kindOf(kind: string): AnyKind {
  const found = STORAGE_KINDS.find((one) => one.kind === kind);
  if (!found) throw new RangeError('unknown kind of storage');
  return found;
}

/** Returns the origins of the servers that receive requests for a target; there are no others. */
export function originsOf(target: StorageTarget): readonly string[] {
  return kindOf(target.kind).originsOf(target);
}

/** Returns a key that is equal for the same place, whatever the secrets. */
export function placeOf(target: StorageTarget): string {
  return JSON.stringify([target.kind, ...kindOf(target.kind).placeOf(target)]);
}

/** Reads the fields of a form. Plain http is only allowed within the person's own network. */
export function targetInForm(kind: StorageTarget['kind'], typed: TypedFields): StorageTarget | FormRefusal {
  return kindOf(kind).form.read(typed);
}

/** Returns the kind of an address on the command line, by its scheme; undefined if there is none. */
export function kindOfAddress(address: string): KindRow | undefined {
  const scheme = address.slice(0, Math.max(0, address.indexOf(':'))).toLowerCase();
  return STORAGE_KINDS.find(({ commandLine }) => commandLine.schemes.some((one) => one === scheme));
}

/** Reads an address of the command line, given its {@link kindOfAddress}. */
export function targetInAddress(
  kind: StorageTarget['kind'],
  typed: TypedAddress,
): StorageTarget | LineRefusal {
  return kindOf(kind).commandLine.read(typed);
}

/**
 * Returns the key of a problem's text.
 *
 * @param texts the problems of a kind's form, or of its addresses
 * @throws {RangeError} if the kind has no such problem
 */
export function problemText<Key extends string>(texts: Readonly<Record<string, Key>>, problem: string): Key {
  const text = texts[problem];
  if (text === undefined) throw new RangeError(`no text for ${problem}`);
  return text;
}

/** Reads the target in a message, without other fields; undefined if it isn't one. */
export function readTarget(data: unknown): StorageTarget | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const row = STORAGE_KINDS.find((one) => one.kind === Reflect.get(data, 'kind'));
  if (!row) return undefined;
  const types = Object.entries<FieldType>(row.fields);
  const fields = types
    .map(([field, type]): readonly [string, FieldType, unknown] => [field, type, Reflect.get(data, field)])
    .filter(([, type, value]) => type !== 'optional' || value !== undefined);
  if (!fields.every(([, type, value]) => typeof value === 'string' && isOfType(value, type)))
    return undefined;
  const target: { readonly kind: string } = {
    kind: row.kind,
    ...Object.fromEntries(fields.map(([field, , value]) => [field, value])),
  };
  return isTarget(target, row.kind) ? target : undefined;
}

/** Its fields were checked by the types in its row, and the compiler checks that these are all fields of a target. */
function isTarget(target: { readonly kind: string }, kind: string): target is StorageTarget {
  return target.kind === kind;
}

/** Whether a text is exactly what it should be, not more of a policy, a host or a login. */
function isOfType(value: string, type: FieldType): boolean {
  if (type === 'path') return value === '' || value.startsWith('/');
  if (type !== 'origin' && type !== 'address') return true;
  if (!URL.canParse(value)) return false;
  const { protocol, origin, username, password, search, hash, href } = new URL(value);
  if (!/^https?:$/.test(protocol) || `${username}${password}${search}${hash}` !== '') return false;
  return type === 'origin' ? origin === value : href.replace(/\/$/, '') === value;
}
