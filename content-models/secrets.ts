/** Of one secret, in characters. */
const SHORTEST_SECRET = 32

/**
 * A setting that holds a secret may hold several, separated by commas: the first signs and encrypts, all verify and decrypt. This lets a new one
 * overlap with the old.
 */
export function secretsOf(setting: string): readonly [string, ...string[]] {
  const [first = '', ...others] = setting.split(',').map((secret) => secret.trim())
  return [first, ...others]
}

export const areSecrets = (setting: string): boolean =>
  secretsOf(setting).every((secret) => secret.length >= SHORTEST_SECRET)
