import type { Env } from './env.ts'

const isEmpty = (values: object) => Object.keys(values).length === 0

/**
 * True without mail server, proxy, database server, public host and outside services. Only then clients with
 * a published password exist.
 */
export const isDemonstration = (env: Env): boolean =>
  !env.TRUST_PROXY &&
  !env.STRICT_HOSTS &&
  [env.SMTP_URL, env.DATABASE_URL, env.RECAPTCHA_KEY, env.UNLEASH_URL, env.FLAGS_HOST, env.STAFF_HOST].every(
    (value) => value === undefined,
  ) &&
  [env.hosts, env.contentApis, env.clientApis, env.identities].every(isEmpty)
