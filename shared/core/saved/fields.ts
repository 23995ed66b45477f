import { isRecord } from '../is-record.ts';

/** Returns a value of a saved record, or undefined unless we could have written it. */
export type Reader<Value> = (value: unknown) => Value | undefined;

/** An optional field. If it is present but invalid, the whole record is invalid, unless the field is then dropped. */
interface Optional<Value> {
  readonly optional: Reader<Value>;
  readonly isDropped?: true;
}

/** A reader for each field of an object. */
export type Fields<Value> = {
  readonly [Field in keyof Value]-?: undefined extends Value[Field]
    ? Optional<Exclude<Value[Field], undefined>>
    : Reader<Value[Field]>;
};

/** Marks an optional field. */
export function optional<Value>(reader: Reader<Value>): Optional<Value> {
  return { optional: reader };
}

/** Marks an optional field that is dropped if it is invalid. */
export function ifValid<Value>(reader: Reader<Value>): Optional<Value> {
  return { optional: reader, isDropped: true };
}

/** Returns a reader of objects with these fields; other fields are dropped. */
export function objectOf<Value extends object>(fields: Fields<Value>): Reader<Value> {
  const readers = Object.entries<Reader<unknown> | Optional<unknown>>(fields);
  return (value) => {
    if (!isRecord(value)) return undefined;
    const read: Record<string, unknown> = {};
    for (const [name, reader] of readers) {
      const own = Object.hasOwn(value, name) ? value[name] : undefined;
      if (own === undefined && typeof reader !== 'function') continue;
      const field = typeof reader === 'function' ? reader(own) : reader.optional(own);
      if (field !== undefined) read[name] = field;
      else if (typeof reader === 'function' || !reader.isDropped) return undefined;
    }
    // Each field was read by the reader of its type.
    return read as Value;
  };
}

/** Returns a reader of texts up to this length. */
export function textOf(most: number): Reader<string> {
  return (value) => (typeof value === 'string' && value.length <= most ? value : undefined);
}

/** Returns a reader of texts that match a pattern, up to this length. */
export function matching(pattern: RegExp, most: number): Reader<string> {
  return (value) =>
    typeof value === 'string' && value.length <= most && pattern.test(value) ? value : undefined;
}

/** Returns a reader of finite numbers within these bounds. */
export function numberOf(least = -Number.MAX_VALUE, most = Number.MAX_VALUE): Reader<number> {
  return (value) => (typeof value === 'number' && value >= least && value <= most ? value : undefined);
}

/** Returns a reader of whole numbers within these bounds. */
export function wholeOf(least = 0, most = Number.MAX_SAFE_INTEGER): Reader<number> {
  return (value) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most
      ? value
      : undefined;
}

/** Returns a reader of switches, which are off unless they are on. */
export const readSwitch: Reader<boolean> = (value) => value === true;

/** Returns a reader that rejects what doesn't fit together. */
export function fitting<Value>(reader: Reader<Value>, fits: (value: Value) => boolean): Reader<Value> {
  return (value) => {
    const read = reader(value);
    return read !== undefined && fits(read) ? read : undefined;
  };
}

/** Returns a reader of one of these values. */
export function oneOf<Value extends string | number | boolean>(...values: readonly Value[]): Reader<Value> {
  return (value) => values.find((one) => one === value);
}

/** Returns a reader of lists up to this length, all of whose items are valid. */
export function listOf<Item>(item: Reader<Item>, most: number): Reader<readonly Item[]> {
  return (value) => {
    if (!Array.isArray(value) || value.length > most) return undefined;
    const read: Item[] = [];
    for (const one of value) {
      const right = item(one);
      if (right === undefined) return undefined;
      read.push(right);
    }
    return read;
  };
}

/** Returns a reader of sets up to this size, all of whose members are valid. */
export function setOf<Item>(item: Reader<Item>, most: number): Reader<ReadonlySet<Item>> {
  const list = listOf(item, most);
  return (value) => {
    if (!(value instanceof Set) || value.size > most) return undefined;
    const read = list([...(value as ReadonlySet<unknown>)]);
    return read && new Set(read);
  };
}

/** Returns a reader of maps up to this size, all of whose keys and values are valid. */
export function mapOf<Key, Value>(
  key: Reader<Key>,
  value: Reader<Value>,
  most: number,
): Reader<ReadonlyMap<Key, Value>> {
  return (map) => {
    if (!(map instanceof Map) || map.size > most) return undefined;
    const read = new Map<Key, Value>();
    for (const [one, other] of map as ReadonlyMap<unknown, unknown>) {
      const [rightKey, rightValue] = [key(one), value(other)];
      if (rightKey === undefined || rightValue === undefined) return undefined;
      read.set(rightKey, rightValue);
    }
    return read;
  };
}

/** Returns a reader of typed arrays of this kind and length. */
export function cellsOf<Cells extends { readonly length: number }>(
  kind: new (...args: never[]) => Cells,
  length: number,
): Reader<Cells> {
  return (value) => (value instanceof kind && value.length === length ? value : undefined);
}
