type Claims = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Claims => typeof value === 'object' && value !== null

function valueAt(claims: Claims, path: string): unknown {
  // Names of claims are often addresses, whose dots lead nowhere: `https://cinema.example/roles`.
  if (Object.hasOwn(claims, path)) return claims[path]
  let value: unknown = claims
  for (const name of path.split('.')) {
    if (!isObject(value) || !Object.hasOwn(value, name)) return undefined
    value = value[name]
  }
  return value
}

/** Texts of a claim that is a list or one text; `path` leads into objects: `realm_access.roles`. */
export function claimValues(claims: Claims, path: string): readonly string[] {
  const value = valueAt(claims, path)
  return (Array.isArray(value) ? value : [value]).filter((each): each is string => typeof each === 'string')
}
