/** Name of an account for its colleagues; the e-mail address of one without a name. */
export function personName(account: unknown): string {
  if (typeof account !== 'object' || account === null) return ''
  const [name, email] = ['name', 'email'].map((key): unknown => Reflect.get(account, key))
  return [name, email].find((each): each is string => typeof each === 'string' && each.trim() !== '') ?? ''
}
