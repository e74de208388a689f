import { address, grants, host, optional, scopes, secret, secretText } from '@marquee/kit/start/env-kinds.ts'
import { z } from 'zod'
import { authentication } from '#config/authentication.ts'

/** Variables of the flag service. */
export const flagVariables = {
  FLAGS_HOST: optional(
    host,
    'Public host of the flag service beside flags.localhost, with its port if its users see one.',
  ),
  FLAGS_ADMIN_PASSWORD: secret(
    z.string().min(16, 'must have at least 16 characters'),
    'Password that opens the flag console for an hour at /break-glass, as an admin, while nobody can sign in at its provider; no such page if absent.',
  ),
  FLAGS_WEBHOOK: optional(
    address(/^https?$/, 'https://bus.cinema.example/flags'),
    'Address that gets each change of a flag and each request, signed, with FLAGS_WEBHOOK_SECRET.',
  ),
  FLAGS_WEBHOOK_SECRET: secret(
    z.string().regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, 'must be whsec_ and at least 24 bytes in base64'),
    'Secret of Standard Webhooks that signs these messages: whsec_ and at least 24 bytes in base64.',
  ),
  FLAGS_IDENTITY: optional(
    address(/^https?$/, 'https://login.cinema.example/'),
    'Issuer of an OpenID provider at which owners of the flag service sign in, as its discovery document spells it, with FLAGS_IDENTITY_ROLES; the staff host if absent.',
  ),
  FLAGS_IDENTITY_APPLICATION: optional(
    z.string().min(1),
    `Client id of the flag service at that provider; ${authentication.owners.applicationId} if absent.`,
  ),
  FLAGS_IDENTITY_SECRET: secret(secretText, 'Client secret of that application, if it has one.'),
  FLAGS_IDENTITY_SCOPE: optional(
    scopes,
    `Scopes to request from that provider; ${authentication.outside.scope} if absent.`,
  ),
  FLAGS_IDENTITY_NAME: optional(
    z.string().max(40, 'must have 40 characters at most'),
    'Name of that provider in messages; the host of its issuer if absent.',
  ),
  FLAGS_IDENTITY_CLAIM: optional(
    z.string().min(1),
    `Claim with the roles or groups of an owner, in the ID token or userinfo; a dot leads into an object (realm_access.roles). ${authentication.owners.rolesClaim} if absent.`,
  ),
  FLAGS_IDENTITY_ROLES: optional(
    grants,
    'Role in the flag service for values of that claim, editors with their sites: cinema-admins=admin,cinema-benelux=editor:be+nl,staff=viewer. An owner without one is refused.',
  ),
}
