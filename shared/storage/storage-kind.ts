import { isPrivateServer } from '#core/accounts/private-server.ts';

type TextKey = `send.${string}` | `storage.${string}`;

/** Why an address is rejected, whatever its kind. */
export type AddressProblem = 'secret-typed' | 'encode-name' | 'plain-http';

/** The texts of these problems below a form's fields. */
export const FORM_PROBLEMS = {
  'secret-typed': 'send.secretTyped',
  'encode-name': 'send.encodeName',
  'plain-http': 'send.plainHttp',
} as const satisfies Readonly<Record<AddressProblem, TextKey>>;

/** The texts of these problems on the command line. */
export const LINE_PROBLEMS = {
  'secret-typed': 'storage.secretTyped',
  'encode-name': 'storage.encodeName',
  'plain-http': 'storage.plainHttp',
} as const satisfies Readonly<Record<AddressProblem, TextKey>>;

/** What a person typed into a form, by field. */
export type TypedFields = Readonly<Record<string, string>>;

/** An address of the command line. Its secrets are only in the environment. */
export interface TypedAddress {
  readonly address: string;
  /** For an S3-compatible service other than Amazon's. */
  readonly endpoint: string | undefined;
  /** Whether plain http may leave the person's own network. */
  readonly mayUseHttp: boolean;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** Why fields are rejected, and which one is wrong. */
export interface FormRefusal {
  readonly problem: string;
  readonly field: string;
}

/** Why an address is rejected, and the host that it names; '' for none. */
export interface LineRefusal {
  readonly problem: string;
  readonly host: string;
}

/** A field of a form. */
interface FormField {
  readonly name: string;
  readonly label: TextKey;
  readonly type: 'text' | 'url' | 'password';
  readonly isRequired: boolean;
  readonly example: string;
}

/**
 * A field of a target in a message: a text, one that may be missing, exactly a server's origin, exactly its address
 * with a path, or a path that begins with a slash.
 */
export type FieldType = 'text' | 'optional' | 'origin' | 'address' | 'path';

/** All that differs between kinds of storages, except for their {@link Store}. */
export interface StorageKind<Target extends { readonly kind: string }> {
  readonly kind: Target['kind'];
  readonly fields: { readonly [Field in Exclude<keyof Target, 'kind'>]-?: FieldType };
  /** Returns the servers that are asked, as origins. Requests to others fail, so none of them gets a secret. */
  originsOf(target: Target): readonly string[];
  /** Returns what names the place, without secrets. */
  placeOf(target: Target): readonly string[];
  readonly form: {
    /** The fields in their lines. */
    readonly lines: readonly (readonly FormField[])[];
    readonly words: { readonly [Text in 'name' | 'intro' | 'hint']: TextKey };
    readonly problems: Readonly<Record<string, TextKey>>;
    /** The problem of a server that may not be used. */
    readonly refused: FormRefusal;
    read(typed: TypedFields): Target | FormRefusal;
  };
  readonly commandLine: {
    /** The schemes of addresses. */
    readonly schemes: readonly string[];
    /** The product's name in help. */
    readonly name: string;
    /** Forms of addresses in errors. */
    readonly examples: readonly string[];
    /** The environment variables with the secrets. */
    readonly secrets: readonly string[];
    readonly help: TextKey;
    readonly problems: Readonly<Record<string, TextKey>>;
    read(typed: TypedAddress): Target | LineRefusal;
  };
}

/** Returns whether everyone on the way to an address could read photos and secrets, because it isn't encrypted. */
export function leavesUnencrypted({ protocol, hostname }: URL, mayUseHttp: boolean): boolean {
  return protocol !== 'https:' && !mayUseHttp && !isPrivateServer(hostname);
}

/** Returns the text of a field without spaces around it; '' if nothing was typed. */
export function typedIn(typed: TypedFields, field: string): string {
  return typed[field]?.trim() ?? '';
}

/** Returns a typed address with `https://` if it names no scheme. */
export function withScheme(text: string): string {
  return /^[a-z][\w+.-]*:\/\//i.test(text) ? text : `https://${text}`;
}
