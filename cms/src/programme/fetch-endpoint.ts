import type { Endpoint } from 'payload'
import { sitesFor } from '../users/access.ts'
import { personOf } from '../users/person.ts'
import { createSiteApi } from './site-api.ts'
import { syncProgramme } from './sync.ts'

/** `POST …/fetch`: fetches the programme of the sites that the user may write for. */
export const fetchEndpoint = (siteUrl: string): Endpoint => ({
  path: '/fetch',
  method: 'post',
  handler: async (req) => {
    const own = sitesFor(personOf(req.user), 'facts')
    if (own.length === 0) return Response.json({ error: 'forbidden' }, { status: 403 })
    return Response.json(await syncProgramme(req.payload, createSiteApi(siteUrl), own))
  },
})
