import { z } from 'zod'
import { authentication, ownerPasswords } from '../../config/authentication.ts'
import { address, grants, host, orUnset, scopes, secretText, variable } from './env-kinds.ts'

/** Of the flag service. */
export const flagVariables = {
  FLAGS_HOST: variable(
    orUnset(host),
    '',
    'Public host of the flag service beside flags.localhost, with its port if its users see one.',
  ),
  FLAGS_ADMIN_NAME: variable(
    orUnset(z.string().max(100, 'must have 100 characters at most')),
    '',
    'Name of the first admin of the flag service; admin if absent. Required at the first start with a public FLAGS_HOST.',
  ),
  FLAGS_ADMIN_PASSWORD: variable(
    orUnset(z.string().min(12, 'must have at least 12 characters')),
    '',
    'Password of the first admin of the flag service; made and printed at the first start if absent.',
  ),
  FLAGS_SECOND_FACTOR: variable(
    orUnset(z.enum(['required', 'optional'], 'must be required or optional')),
    '',
    'Whether admins of the flag service need a second factor; required with a public FLAGS_HOST, else optional.',
  ),
  FLAGS_RECEIVERS: variable(
    orUnset(z.enum(['public', 'any'], 'must be public or any')),
    '',
    'Addresses that webhooks of the flag service may have: public (https on the public internet), or any, also in your own network; public if absent.',
  ),
  FLAGS_IDENTITY: variable(
    orUnset(address(/^https?$/, 'https://login.cinema.example/')),
    '',
    'Issuer of an OpenID provider at which owners of the flag service sign in, as its discovery document spells it, with FLAGS_IDENTITY_ROLES.',
  ),
  FLAGS_IDENTITY_APPLICATION: variable(
    orUnset(z.string().min(1)),
    '',
    `Client id of the flag service at that provider; ${authentication.owners.applicationId} if absent.`,
  ),
  FLAGS_IDENTITY_SECRET: variable(
    orUnset(secretText),
    '',
    'Client secret of that application, if it has one.',
  ),
  FLAGS_IDENTITY_SCOPE: variable(
    orUnset(scopes),
    '',
    `Scopes to request from that provider; ${authentication.outside.scope} if absent.`,
  ),
  FLAGS_IDENTITY_NAME: variable(
    orUnset(z.string().max(40, 'must have 40 characters at most')),
    '',
    'Name of that provider on the button; the host of its issuer if absent.',
  ),
  FLAGS_IDENTITY_CLAIM: variable(
    orUnset(z.string().min(1)),
    '',
    `Claim with the roles or groups of an owner, in the ID token or userinfo; a dot leads into an object (realm_access.roles). ${authentication.owners.rolesClaim} if absent.`,
  ),
  FLAGS_IDENTITY_ROLES: variable(
    orUnset(grants),
    '',
    'Role in the flag service for values of that claim, editors with their sites: cinema-admins=admin,cinema-benelux=editor:be+nl,staff=viewer. An owner without one is refused.',
  ),
  FLAGS_PASSWORDS: variable(
    z.enum(ownerPasswords, `must be one of ${ownerPasswords.join(', ')}`),
    'all',
    'Owners who may sign in without that provider, with a password or passkey: all, first-admin, or none. Others than all need FLAGS_IDENTITY.',
  ),
}
