import type { OwnerPage } from '../page.ts'

/** The export has Unleash's format. */
export const flagsExport: OwnerPage = {
  needs: 'viewer',
  async get({ service, audit, owner, now }) {
    await audit?.record({ event: 'flag.exported', outcome: 'done', actor: 'owner', person: owner.name })
    const day = new Date(now).toISOString().slice(0, 10)
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="flags-${day}.json"`,
    }
    return {
      kind: 'response',
      response: new Response(`${JSON.stringify(await service.exported(), null, 2)}\n`, { headers }),
    }
  },
}
