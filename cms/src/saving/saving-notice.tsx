'use client'

import { useDocumentInfo, useEditDepth, useTranslation } from '@payloadcms/ui'
import { useLooking } from '../outbox/use-looking.ts'
import { useCarried } from './carried.ts'
import { Conflict } from './conflict.tsx'
import { NewDraft } from './new-draft.tsx'
import type { Presence } from './presence.ts'
import { savingTexts } from './texts.ts'
import './saving.css'

const pause = () => 10_000

function OpenDocument({ collection, id }: { readonly collection: string; readonly id: number | string }) {
  const { i18n } = useTranslation()
  useCarried(`${collection} ${id}`)
  const { others = [] } = useLooking<Presence>(`/${collection}/${id}/present`, pause).seen ?? {}
  const names = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(others)
  return (
    <>
      <Conflict />
      <p role="status" className="saving">
        {others.length > 0 && savingTexts.t(i18n.language)('open', { names, count: others.length })}
      </p>
    </>
  )
}

/** Says above the form what becomes of its text. */
export function SavingNotice({ title }: { readonly title: string }) {
  const { id, collectionSlug } = useDocumentInfo()
  const depth = useEditDepth()
  if (!collectionSlug) return null
  if (id !== undefined) return <OpenDocument collection={collectionSlug} id={id} />
  return depth > 1 ? null : <NewDraft title={title} />
}
