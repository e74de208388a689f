import { createIsomorphicFn } from '@tanstack/react-start'
import { dataText, scriptSafe } from './boot.ts'
import { requestContext } from './request-context.server.ts'

export const LOADED_ID = 'loaded'

let found: unknown[] | undefined

const key = LOADED_ID
const fromSerializable = (index: number) => (found ??= JSON.parse(dataText(LOADED_ID)) as unknown[])[index]

const adapter = createIsomorphicFn()
  .server(() => ({
    key,
    fromSerializable,
    test: (value: unknown) => typeof value === 'object' && value !== null && 'outcome' in value,
    toSerializable: (value: unknown) => requestContext().loaded.push(value) - 1,
  }))
  .client(() => ({ key, fromSerializable }))

/**
 * Options of the router: what loaders found is sent as a JSON data block. The router's own form numbers every object, which
 * does not compress, and takes longer to write and to read.
 */
export const loadedData = { serializationAdapters: [adapter()] }

/** In the browser the text is not needed again, and left out. */
export const loadedJson = createIsomorphicFn()
  .server(() => scriptSafe(JSON.stringify(requestContext().loaded)))
  .client(() => '')
