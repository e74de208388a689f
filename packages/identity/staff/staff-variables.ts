import { address, host, optional, secret } from '@marquee/kit/start/env-kinds.ts'
import { z } from 'zod'

/** Variables of the identity of staff. */
export const staffVariables = {
  STAFF_HOST: optional(
    host,
    'Public host on which staff signs in, beside staff.localhost, with its port if people see one.',
  ),
  STAFF_ADMIN_EMAIL: optional(
    z.email({ pattern: z.regexes.html5Email, error: 'must be an e-mail address' }),
    'Address of the first person, who has all rights; admin@localhost if absent. Required at the first start with a public STAFF_HOST.',
  ),
  STAFF_ADMIN_PASSWORD: secret(
    z.string().min(12, 'must have at least 12 characters'),
    'Password of the first person; made and printed at the first start if absent.',
  ),
  CMS_IDENTITY: optional(
    address(/^https?$/, 'https://login.cinema.example/'),
    'The same variable of the content management system, if its editors sign in at an outside provider: the staff host then does not serve them.',
  ),
  STAFF_SECOND_FACTOR: optional(
    z.enum(['required', 'optional'], 'must be required or optional'),
    'Whether admins need a second factor; required with a public STAFF_HOST, else optional.',
  ),
}
