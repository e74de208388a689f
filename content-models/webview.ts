import { z } from 'zod'
import { linkAddress } from './wire.ts'

/** Start pages of the client host's authentication frame. */
export const wireAuthenticationEndpoints = z
  .object({ loginUrl: linkAddress, signupUrl: linkAddress })
  .meta({ id: 'AuthenticationEndpoints' })
