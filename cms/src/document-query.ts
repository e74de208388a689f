/** A document as our calls name it. */
export interface OpenDocument {
  readonly collection: string
  readonly id: number | string
}

export const queryOf = ({ collection, id }: OpenDocument): string =>
  String(new URLSearchParams({ collection, id: String(id) }))
