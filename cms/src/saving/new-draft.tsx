'use client'

import {
  LeaveWithoutSaving,
  useAllFormFields,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormModified,
  useFormProcessing,
  useLocale,
  useModal,
  useRouteTransition,
  useTranslation,
} from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { carry } from './carried.ts'
import { savingTexts } from './texts.ts'
import { isBegun, typedSince, type Values, valuesOf } from './typed-values.ts'

/** Milliseconds without typing until the draft is created; in its title longer, as it gives the slug. */
const [PAUSE, IN_TITLE] = [800, 3_000]

type Creation =
  | { readonly state: 'waiting' | 'saving' }
  | { readonly state: 'refused'; readonly reason: string; readonly values: string }
  | { readonly state: 'created'; readonly id: number | string; readonly sent: Values }

interface CreateResponse {
  readonly doc?: { readonly id: number | string }
  readonly errors?: readonly {
    readonly message: string
    readonly data?: { readonly errors?: readonly { readonly message: string }[] }
  }[]
}

async function send(
  method: 'POST' | 'PATCH',
  address: string,
  data: object,
  notDone: string,
): Promise<number | string | Error> {
  try {
    const response = await fetch(address, {
      method,
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(data),
    })
    const { doc, errors } = (await response.json()) as CreateResponse
    const [fault] = errors ?? []
    return doc?.id ?? new Error(fault?.data?.errors?.[0]?.message ?? fault?.message ?? notDone)
  } catch {
    return new Error(notDone)
  }
}

function useCreation(title: string): Creation {
  const { collectionSlug } = useDocumentInfo()
  const { getData, setBackgroundProcessing } = useForm()
  const [fields] = useAllFormFields()
  const { code } = useLocale()
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const { oneModalIsOpen } = useModal()
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  const [creation, setCreation] = useState<Creation>({ state: 'waiting' })
  const { state } = creation
  const isReady =
    (state === 'waiting' || state === 'refused') &&
    isModified &&
    !isProcessing &&
    !oneModalIsOpen &&
    isBegun(fields, title)

  useEffect(() => {
    if (!isReady) return
    const sent = valuesOf(fields)
    const values = JSON.stringify(sent)
    if (creation.state === 'refused' && creation.values === values) return
    const query = new URLSearchParams({ locale: code, depth: '0', 'fallback-locale': 'null', draft: 'true' })
    const start = async () => {
      setCreation({ state: 'saving' })
      // A press of a button would create a second document.
      setBackgroundProcessing(true)
      const address = `${config.routes.api}/${collectionSlug}?${query}`
      const notDone = savingTexts.t(i18n.language)('notDone')
      const id = await send('POST', address, { ...getData(), _status: 'draft' }, notDone)
      if (!(id instanceof Error)) return setCreation({ state: 'created', id, sent })
      setBackgroundProcessing(false)
      setCreation({ state: 'refused', reason: id.message, values })
    }
    const isInTitle = document.activeElement?.id === `field-${title.replaceAll('.', '__')}`
    const timer = setTimeout(() => void start(), isInTitle ? IN_TITLE : PAUSE)
    return () => clearTimeout(timer)
  }, [isReady, creation, fields, title, code, config, i18n, collectionSlug, getData, setBackgroundProcessing])
  return creation
}

/**
 * Opens the page of the created document once nobody types or has a drawer open. What was typed since the creation is saved
 * before; only what is typed while the page opens is carried over.
 */
function useOpening(creation: Creation): void {
  const { collectionSlug } = useDocumentInfo()
  const { getData } = useForm()
  const [fields] = useAllFormFields()
  const { code } = useLocale()
  const { config } = useConfig()
  const { oneModalIsOpen } = useModal()
  const { startRouteTransition } = useRouteTransition()
  const router = useRouter()
  const latest = useRef({ creation, fields })
  const [saved, setSaved] = useState<Values>()
  useLayoutEffect(() => {
    latest.current = { creation, fields }
  })
  useEffect(() => {
    if (creation.state !== 'created' || oneModalIsOpen) return
    const page = `${config.routes.admin}/collections/${collectionSlug}/${creation.id}?locale=${code}`
    const timer = setTimeout(() => {
      const now = valuesOf(fields)
      if (saved === undefined && Object.keys(typedSince(creation.sent, now)).length > 0) {
        const query = new URLSearchParams({
          locale: code,
          depth: '0',
          'fallback-locale': 'null',
          draft: 'true',
        })
        const address = `${config.routes.api}/${collectionSlug}/${creation.id}?${query}`
        // Refused or not, the page is opened, and carries what it lacks.
        void send('PATCH', address, { ...getData(), _status: 'draft' }, '').then(() => setSaved(now))
        return
      }
      // A drawer that a press opened now would go with this page. Keys go on: what they write is carried.
      document.body.dataset.opensDraft = ''
      startRouteTransition(() => router.replace(page))
    }, PAUSE / 2)
    return () => clearTimeout(timer)
  }, [
    creation,
    fields,
    saved,
    oneModalIsOpen,
    config,
    collectionSlug,
    code,
    getData,
    startRouteTransition,
    router,
  ])
  // Before the form is taken off the page, with the focus.
  useLayoutEffect(
    () => () => {
      delete document.body.dataset.opensDraft
      const { creation: known, fields: typed } = latest.current
      if (known.state === 'created')
        carry(`${collectionSlug} ${known.id}`, typedSince(known.sent, valuesOf(typed)))
    },
    [collectionSlug],
  )
}

/** Creates the draft of a new document while it is written; Payload saves only documents that exist. */
export function NewDraft({ title }: { readonly title: string }) {
  const { i18n } = useTranslation()
  const creation = useCreation(title)
  useOpening(creation)
  const t = savingTexts.t(i18n.language)
  return (
    <>
      <p role="status" className="saving">
        {creation.state === 'waiting' && t('notSaved')}
        {creation.state === 'refused' && `${creation.reason} ${t('notSaved')}`}
        {(creation.state === 'saving' || creation.state === 'created') && t('saving')}
      </p>
      <LeaveWithoutSaving />
    </>
  )
}
