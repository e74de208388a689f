/** Characters of one secret. */
const SHORTEST_SECRET = 32

const isLong = (secret: string): boolean => secret.length >= SHORTEST_SECRET

/**
 * A setting that holds a secret may hold several, separated by commas: the first signs and encrypts, all verify
 * and decrypt. This lets a new one overlap with the old. A phrase with a comma, whose parts are too short to be
 * secrets, is one.
 */
export function secretsOf(setting: string): readonly [string, ...string[]] {
  const [first = '', ...others] = setting.split(',').map((secret) => secret.trim())
  return [first, ...others].some(isLong) ? [first, ...others] : [setting]
}

export const areSecrets = (setting: string): boolean => secretsOf(setting).every(isLong)
