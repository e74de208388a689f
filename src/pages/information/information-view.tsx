import { Blocks } from '../../editorial/blocks/registry.tsx'
import type { InformationPage } from '../../page-models/information.ts'
import { DocumentBody } from './document-body.tsx'
import { InformationHead } from './information-head.tsx'

export function InformationView({ page }: { readonly page: InformationPage }) {
  return (
    <>
      <InformationHead page={page} />
      {page.isDocument ? <DocumentBody page={page} /> : <Blocks blocks={page.blocks} />}
    </>
  )
}
