'use client'

import { getTranslation } from '@payloadcms/translations'
import {
  DefaultEditView,
  DocumentInfoProvider,
  LivePreviewProvider,
  useConfig,
  useDocumentInfo,
  useDocumentTitle,
  useEditDepth,
  useLivePreviewContext,
  useLocale,
  useModal,
  useTranslation,
} from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import type { DocumentViewClientProps } from 'payload'
import { useEffect, useState } from 'react'
import { isSite } from '#config/is-site.ts'
import { interfaceLanguageOf } from '../texts/texts.ts'
import { siteName } from '../users/display-names.ts'
import { NewDraft } from './new-draft.tsx'
import './saving.css'

/** A document that a site has once, and that has no title, is called by its kind. */
function KindAsTitle() {
  const { collectionSlug, data, id } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const { i18n } = useTranslation()
  const { title, setDocumentTitle } = useDocumentTitle()
  const { admin, labels } = getEntityConfig({ collectionSlug: collectionSlug ?? '' })
  const site: unknown = data?.site
  const name = getTranslation(labels.singular, i18n)
  const wanted = isSite(site) ? `${name} – ${siteName(site, interfaceLanguageOf(i18n.language))}` : name
  const isNeeded = admin.useAsTitle === 'key' && id !== undefined && title !== wanted
  useEffect(() => {
    if (isNeeded) setDocumentTitle(wanted)
  }, [isNeeded, setDocumentTitle, wanted])
  return null
}

/** The heading is outside of the form, and knows the title of the page as it was opened. */
function Heading({ onTitle }: { readonly onTitle: (title: string) => void }) {
  const { title } = useDocumentTitle()
  useEffect(() => onTitle(title), [title, onTitle])
  return null
}

/**
 * Payload closes all windows, with what is written in them, when the path changes: it changes once none is open.
 * Returns whether it is changing; a window that opened meanwhile would be closed.
 */
function useOwnAddress(id: number | string | undefined): boolean {
  const { collectionSlug } = useDocumentInfo()
  const { code } = useLocale()
  const { config } = useConfig()
  const { oneModalIsOpen } = useModal()
  const here = usePathname()
  const [opened] = useState(here)
  const isChanging = id !== undefined && here === opened && !oneModalIsOpen
  useEffect(() => {
    if (!isChanging) return
    const path = `${config.routes.admin}/collections/${collectionSlug}/${id}`
    globalThis.history.replaceState(null, '', `${path}?locale=${code}`)
  }, [isChanging, config, collectionSlug, id, code])
  return isChanging
}

/**
 * The page of a new document becomes the page of the created draft in place: its form stays, with all that is written
 * in it, and Payload saves it from then on. Payload would open another page after a button has saved it, and the way back would
 * lead to an empty form.
 */
function NewDocument(slots: DocumentViewClientProps) {
  const info = useDocumentInfo()
  const preview = useLivePreviewContext()
  const { setDocumentTitle } = useDocumentTitle()
  const [id, setId] = useState<number | string>()
  const isCreated = id !== undefined
  const isMoving = useOwnAddress(id)
  return (
    <DocumentInfoProvider
      {...info}
      id={id}
      isEditing={isCreated}
      redirectAfterCreate={false}
      BeforeFields={isCreated ? info.BeforeFields : <NewDraft onCreated={setId} />}
    >
      <LivePreviewProvider
        breakpoints={preview.breakpoints?.filter(({ name }) => name !== 'responsive') ?? []}
        isLivePreviewEnabled={isCreated}
        isLivePreviewing={false}
        isPreviewEnabled={preview.isPreviewEnabled}
        typeofLivePreviewURL={preview.typeofLivePreviewURL}
        url={undefined}
      >
        <Heading onTitle={setDocumentTitle} />
        <div className="saving__page" data-moving={isMoving ? '' : undefined}>
          <DefaultEditView {...slots} />
        </div>
      </LivePreviewProvider>
    </DocumentInfoProvider>
  )
}

export function DocumentView(slots: DocumentViewClientProps) {
  const { id } = useDocumentInfo()
  const depth = useEditDepth()
  return (
    <>
      <KindAsTitle />
      {id === undefined && depth === 1 ? <NewDocument {...slots} /> : <DefaultEditView {...slots} />}
    </>
  )
}
