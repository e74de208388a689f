import type { PayloadRequest } from 'payload'
import { acquireLock } from '../transactions.ts'

export const RELEASES = 'releases'

/** Serialises changes of a release with its publication. */
export const lockRelease = (req: PayloadRequest, id: number | string): Promise<void> =>
  acquireLock(req, `release ${Number(id)}`)

export async function isReleased(req: PayloadRequest, id: number | string): Promise<boolean> {
  const row = await req.payload.db.findOne<{ readonly id: number; readonly doneAt?: string | null }>({
    collection: RELEASES,
    where: { id: { equals: id } },
    req,
  })
  return Boolean(row?.doneAt)
}

export async function noteReleased(req: PayloadRequest, id: number | string): Promise<void> {
  await req.payload.db.updateOne({
    collection: RELEASES,
    where: { id: { equals: id } },
    data: { doneAt: new Date().toISOString() },
    req,
  })
}
