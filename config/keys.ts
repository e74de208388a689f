/** For records that have no more keys than their type. */
export const isKeyOf = <Of extends object>(record: Of, key: PropertyKey): key is keyof Of =>
  Object.hasOwn(record, key)

export const keysOf = <Of extends object>(record: Of): (keyof Of & string)[] =>
  Object.keys(record).filter((key): key is keyof Of & string => isKeyOf(record, key))

export const recordOf = <Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> => Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>

export const pick = <Of extends object, Key extends keyof Of & string>(
  record: Of,
  keys: readonly Key[],
): Pick<Of, Key> => Object.fromEntries(keys.map((key) => [key, record[key]])) as Pick<Of, Key>

export const entriesOf = <Key extends string, Value>(record: { readonly [Each in Key]?: Value }) =>
  Object.entries(record) as [Key, Value][]
