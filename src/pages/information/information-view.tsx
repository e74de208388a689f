import { Blocks } from '../../editorial/blocks/registry.tsx'
import type { InformationPage } from '../../page-models/information.ts'
import { DocumentBody } from './document-body.tsx'
import { InformationHead } from './information-head.tsx'

/** A page of the editors: its head, then its blocks, or the parts of a document. */
export function InformationView({ page }: { readonly page: InformationPage }) {
  return (
    <>
      <InformationHead page={page} />
      {page.isDocument ? <DocumentBody page={page} /> : <Blocks blocks={page.blocks} />}
    </>
  )
}
