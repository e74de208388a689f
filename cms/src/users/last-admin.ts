import type {
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
} from 'payload'
import { acquireLock } from '../transactions.ts'
import { byProvider } from './by-provider.ts'
import { personOf } from './person.ts'
import { lastAdmin } from './refusals.ts'
import { refusal } from './refuse.ts'

async function isLastAdmin(id: number | string, req: PayloadRequest): Promise<boolean> {
  const others = await req.payload.count({
    collection: 'users',
    req,
    where: { and: [{ role: { equals: 'admin' } }, { id: { not_equals: id } }] },
  })
  return others.totalDocs === 0
}

/**
 * Serialises changes of users: of two administrators who leave at the same moment, each would find the
 * other still there.
 */
export const changeAlone: CollectionBeforeOperationHook = async ({ operation, req }) => {
  if (operation === 'update' || operation === 'delete') await acquireLock(req, 'cms people')
}

export const refuseDemotingLastAdmin: CollectionBeforeValidateHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const demoted =
    operation === 'update' &&
    !req.context[byProvider] &&
    originalDoc?.role === 'admin' &&
    data?.role !== undefined &&
    data.role !== 'admin'
  if (demoted && (await isLastAdmin(originalDoc.id, req))) throw refusal(req, lastAdmin, 409)
  return data
}

export const refuseDeletingLastAdmin: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const found = personOf(
    await req.payload.findByID({ collection: 'users', id, req, depth: 0, disableErrors: true }),
  )
  if (found?.role === 'admin' && (await isLastAdmin(id, req))) throw refusal(req, lastAdmin, 409)
}
