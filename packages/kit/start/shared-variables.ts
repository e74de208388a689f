import { z } from 'zod'
import { readTrustedProxies, type TrustedProxies } from '../http/visitor-address.ts'
import { address, secret, secrets, variable } from './env-kinds.ts'

/** Variables of the site's process that the content management system reads too, with the same meaning. */
export const sharedVariables = {
  PORT: variable(
    z
      .string()
      .regex(/^\d{1,5}$/, 'must be a whole number from 0 to 65535')
      .transform(Number)
      .refine((port) => port <= 65_535, 'must be a whole number from 0 to 65535'),
    '3000',
    'The one port of the process; 0 takes any free one.',
  ),
  DATA_DIR: variable(
    z.string().min(1, 'must name a folder'),
    './.data',
    'Folder of everything the process writes: the SQLite store, made pictures, the session secret.',
  ),
  DATABASE_URL: secret(
    address(/^postgres(ql)?$/, 'postgres://user:password@host/database'),
    'PostgreSQL to use instead of SQLite.',
  ),
  TRUST_PROXY: variable(
    z.string().transform((text, { addIssue }): TrustedProxies => {
      const proxies = readTrustedProxies(text)
      if (proxies !== null) return proxies
      addIssue('must be the number of proxies in front, or their networks, such as 10.0.0.0/8,2001:db8::/32')
      return z.NEVER
    }),
    '0',
    'Number of proxies in front, or their networks (10.0.0.0/8,2001:db8::/32): they set Host, X-Forwarded-For, X-Forwarded-Proto and X-Request-Id, which are believed. HSTS is sent where it says https.',
  ),
  PUBLISHING_SECRET: secret(
    secrets,
    'Key that the content management system signs its messages and previews with; several as for SESSION_SECRET. Generated once and saved in DATA_DIR if absent.',
  ),
}
