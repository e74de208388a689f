import { z } from 'zod'
import { linkAddress } from './wire.ts'

/** Start pages of the client host's authentication frame. */
export interface AuthenticationEndpoints {
  readonly loginUrl: string | null
  readonly signupUrl: string | null
}

export const wireAuthenticationEndpoints = z
  .object({ loginUrl: linkAddress, signupUrl: linkAddress })
  .meta({ id: 'AuthenticationEndpoints' })

export const toAuthenticationEndpoints = (
  wire: z.output<typeof wireAuthenticationEndpoints>,
): AuthenticationEndpoints => wire
