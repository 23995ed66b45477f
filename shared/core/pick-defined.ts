/** Returns an object of these fields of a record, without those that are missing or undefined. */
export function pickDefined<Value extends object, Key extends keyof Value>(
  record: Value,
  keys: readonly Key[],
): { [Field in Key]?: Exclude<Value[Field], undefined> } {
  const picked: { [Field in Key]?: Exclude<Value[Field], undefined> } = {};
  for (const key of keys) {
    const value = record[key];
    if (value !== undefined) picked[key] = value as Exclude<Value[Key], undefined>;
  }
  return picked;
}
