const isName = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** Best first; each has the subject, which is the provider's own name, as a last resort. */
export function staffNames(claims: Readonly<Record<string, unknown>>, sub: string): readonly string[] {
  const { name, given_name: first, family_name: last, preferred_username: login, email } = claims
  const whole = [first, last].filter(isName).join(' ')
  const names = [name, whole, login, email, sub].filter(isName)
  const [best = sub] = names
  return [best, ...[email, login, sub].filter(isName).map((more) => `${best} (${more})`)]
}
