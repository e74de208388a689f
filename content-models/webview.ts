import { z } from 'zod'
import { link } from './wire.ts'

/** Where the authentication frame of the client host starts. */
export interface AuthenticationEndpoints {
  readonly loginUrl: string | null
  readonly signupUrl: string | null
}

export const wireAuthenticationEndpoints = z
  .object({ loginUrl: link, signupUrl: link })
  .meta({ id: 'AuthenticationEndpoints' })

export const toAuthenticationEndpoints = (
  wire: z.output<typeof wireAuthenticationEndpoints>,
): AuthenticationEndpoints => wire
