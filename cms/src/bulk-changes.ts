import { type CollectionBeforeOperationHook, commitTransaction, type SanitizedConfig } from 'payload'

/**
 * Each document of a bulk change has a transaction of its own (`bulkOperationsSingleTransaction`), which needs
 * that none is open: Payload would roll back the documents before a refused one, too.
 */
const endTransaction: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const isChange = operation === 'update' || operation === 'delete'
  if (isChange && req.payloadAPI !== 'local' && 'where' in args && args.where && !('id' in args && args.id))
    await commitTransaction(req)
}

export function withOwnTransactions(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks } of config.collections) hooks.beforeOperation.push(endTransaction)
  return config
}
