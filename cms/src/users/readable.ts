import { Forbidden, type PayloadRequest } from 'payload'

interface Reading {
  /** Default: the language of the request. */
  readonly locale?: 'all'
  /** Default: all fields. */
  readonly select?: Readonly<Record<string, true>>
}

/** The newest draft of a document, if it exists and the access rule of its collection lets the user read it. */
export async function readable(
  { payload, user }: PayloadRequest,
  collection: string,
  id: number | string,
  reading: Reading = {},
) {
  if (!Object.hasOwn(payload.collections, collection)) return undefined
  const document = await payload
    .findByID({
      collection,
      id,
      depth: 0,
      draft: true,
      disableErrors: true,
      overrideAccess: false,
      user,
      ...reading,
    })
    .catch((error: unknown) => {
      if (error instanceof Forbidden) return null
      throw error
    })
  return document ?? undefined
}
