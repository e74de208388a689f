import type { Env } from './env.ts'

const isEmpty = (values: object) => Object.keys(values).length === 0

/** Nothing says that this is more than a look at the product: no mail server, proxy, database server, public host or outside service. Only then are there clients whose password is known. */
export const isDemonstration = (env: Env): boolean =>
  !env.TRUST_PROXY &&
  !env.STRICT_HOSTS &&
  [env.SMTP_URL, env.DATABASE_URL, env.RECAPTCHA_KEY, env.UNLEASH_URL, env.FLAGS_HOST].every((value) => value === undefined) &&
  [env.hosts, env.contentApis, env.clientApis, env.identities].every(isEmpty)
