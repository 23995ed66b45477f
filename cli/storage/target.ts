import type { TypedAddress } from '#storage/storage-kind.ts';
import {
  kindOfAddress,
  problemText,
  STORAGE_KINDS,
  type StorageTarget,
  targetInAddress,
} from '#storage/storage-target.ts';
import { UsageError } from '../arguments/usage-error.ts';
import type { CommandWords } from '../arguments/words.ts';

/** A storage's address as typed; contains no secret. */
export type StorageArguments = Omit<TypedAddress, 'environment'>;

/** The forms of addresses, as a text. */
export function addressForms({ locale }: CommandWords): string {
  return listed(
    STORAGE_KINDS.flatMap(({ commandLine }) => commandLine.examples),
    locale,
    'disjunction',
  );
}

/** The kinds of storages, as a text. */
export function storageNames({ locale }: CommandWords): string {
  return listed(
    STORAGE_KINDS.map(({ commandLine }) => commandLine.name),
    locale,
    'disjunction',
  );
}

/** The addresses and secrets of all kinds, as a text. */
export function storageHelp(t: CommandWords): string {
  return STORAGE_KINDS.map(({ commandLine }) => t(commandLine.help)).join('; ');
}

function listed(items: readonly string[], locale: string, type: 'conjunction' | 'disjunction'): string {
  return new Intl.ListFormat(locale, { type }).format(items);
}

/** Returns whether the input is a storage's address, not a folder of this computer. */
export function isAddress(typed: string): boolean {
  return /^[a-z][a-z0-9+.-]+:\/\//i.test(typed);
}

/**
 * Parses a storage's address; secrets come only from the environment.
 *
 * @throws {UsageError} that repeats no secret
 */
export function targetOf(storage: StorageArguments, environment: TypedAddress['environment']): StorageTarget {
  const row = kindOfAddress(storage.address);
  if (!row) throw new UsageError((t) => t('storage.noAddress', { addresses: addressForms(t) }));
  const target = targetInAddress(row.kind, { ...storage, environment });
  if (!('problem' in target)) return target;
  const { problem, host } = target;
  throw new UsageError((t) => {
    const secrets = listed(row.commandLine.secrets, t.locale, 'conjunction');
    return t(problemText(row.commandLine.problems, problem), { addresses: addressForms(t), host, secrets });
  });
}
