'use client'

import { getTranslation } from '@payloadcms/translations'
import { RenderDefaultCell, useConfig, useListQuery, useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { useEffect, useState } from 'react'
import { isSite } from '#config/is-site.ts'
import { languagesOf } from '../users/access.ts'
import { record, recordsOf, textOrNull, type UnknownRecord } from './document-value.ts'

type Titles = ReadonlyMap<unknown, UnknownRecord>

/** Titles in all languages by document, fetched once for all rows of a list. */
const fetched = new Map<string, Promise<Titles>>()

async function fetchTitles(address: string, field: string): Promise<Titles> {
  const response = await fetch(address, { credentials: 'include' })
  if (!response.ok) throw new Error(String(response.status))
  const { docs } = record(await response.json())
  return new Map(recordsOf(docs).map((each) => [each.id, record(each[field])]))
}

/** The title of a row without one in the language of the list, with the language that it is in. */
function useOtherTitle(collection: string, field: string, row: UnknownRecord, isNeeded: boolean) {
  const { config } = useConfig()
  const { data } = useListQuery()
  const [title, setTitle] = useState<string>()
  const untitled = recordsOf(data?.docs).filter((each) => textOrNull(each[field]) === null)
  const query = new URLSearchParams({
    'where[id][in]': untitled.map(({ id }) => String(id)).join(),
    [`select[${field}]`]: 'true',
    locale: 'all',
    draft: 'true',
    depth: '0',
    pagination: 'false',
  })
  const address = `${config.routes.api}/${collection}?${query}`
  const { id, site } = row
  useEffect(() => {
    if (!isNeeded) return
    const known = fetched.get(address) ?? fetchTitles(address, field)
    fetched.set(address, known)
    let isLeft = false
    known.then(
      (titles) => {
        const texts = titles.get(id) ?? {}
        const language = [...(isSite(site) ? languagesOf(site) : [])].find((each) => textOrNull(texts[each]))
        if (language && !isLeft) setTitle(`${texts[language]} (${language})`)
      },
      () => fetched.delete(address),
    )
    return () => {
      isLeft = true
    }
  }, [address, field, id, isNeeded, site])
  return title
}

/** The title of a document in a list; without one in its language, that of another, or its id. */
export function TitleCell(props: DefaultCellComponentProps & { readonly columnIndex?: number }) {
  const { cellData, collectionSlug, columnIndex = 0, field, link, rowData } = props
  const name = 'name' in field ? String(field.name) : ''
  const isMissing = textOrNull(cellData) === null
  const other = useOtherTitle(collectionSlug, name, rowData, isMissing)
  return (
    <RenderDefaultCell
      clientProps={{ ...props, cellData: isMissing ? (other ?? rowData.key) : cellData }}
      columnIndex={columnIndex}
      enableRowSelections
      isLinkedColumn={link === true}
    />
  )
}

/** A kind that a site has once is called by its name. */
export function OnlyCell(props: DefaultCellComponentProps & { readonly columnIndex?: number }) {
  const { collectionSlug, columnIndex = 0, link } = props
  const { i18n } = useTranslation()
  const { getEntityConfig } = useConfig()
  const { labels } = getEntityConfig({ collectionSlug })
  return (
    <RenderDefaultCell
      clientProps={{ ...props, cellData: getTranslation(labels.singular, i18n) }}
      columnIndex={columnIndex}
      enableRowSelections
      isLinkedColumn={link === true}
    />
  )
}
