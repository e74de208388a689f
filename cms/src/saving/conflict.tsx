'use client'

import {
  Banner,
  Button,
  toast,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormFields,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { record } from '../content/document-value.ts'
import { useTexts } from '../texts/use-texts.ts'
import { Colleagues } from './colleagues.tsx'
import type { ComparedField, Comparison } from './comparison.ts'
import { notWritten } from './form-state.ts'
import { type MergedField, readBasis, takenOver } from './given-basis.ts'
import { useMarkedChanges } from './marked-changes.ts'
import { useRefusal } from './refusal.ts'
import { useTakeOver } from './take-over.ts'
import { savingTexts } from './texts.ts'
import { UnsavedCopy } from './unsaved-copy.tsx'
import './saving.css'

/** Shows what somebody else has saved in other fields once the form is saved, and says so. */
function useMergedFields(): void {
  const { data } = useDocumentInfo()
  const { getFields } = useForm()
  const { i18n } = useTranslation()
  const t = useTexts(savingTexts)
  const takeOver = useTakeOver()
  const basis = useFormFields(([fields]) => fields.basis?.value)
  const seen = useRef<unknown>(undefined)
  useEffect(() => {
    const given = readBasis(basis)
    const merged = given?.merged
    const document = record(data)
    // The fields of the form are of the saved document, and still on their way.
    if (!given || !merged || document.basis !== basis || seen.current === basis) return
    seen.current = basis
    const paths = notWritten(
      getFields(),
      merged.map(({ path }) => path),
    )
    const shown = merged.filter(({ path }) => paths.includes(path))
    const namesOf = (fields: readonly MergedField[]) =>
      new Intl.ListFormat(i18n.language).format(fields.map(({ label, path }) => label || path))
    for (const [name, fields] of Map.groupBy(shown, ({ name }) => name))
      toast.info(
        name === undefined
          ? t('mergedUnnamed', { fields: namesOf(fields) })
          : t('merged', { name, fields: namesOf(fields) }),
      )
    void takeOver(document, paths, takenOver(given, paths))
  }, [basis, data, getFields, i18n, t, takeOver])
}

type Sides = ReadonlyMap<string, 'theirs' | 'mine'>

function Contested({
  field: { path, label, ...texts },
  chosen,
  onChoose,
}: {
  readonly field: ComparedField
  readonly chosen: 'theirs' | 'mine'
  readonly onChoose: (path: string, side: 'theirs' | 'mine') => void
}) {
  const t = useTexts(savingTexts)
  const name = useId()
  return (
    <fieldset className="saving__contested">
      <legend>{label}</legend>
      {(['theirs', 'mine'] as const).map((side) => (
        <label key={side}>
          <span>
            <input type="radio" name={name} checked={chosen === side} onChange={() => onChoose(path, side)} />
            {t(side)}
          </span>
          <span className="saving__text">{texts[side] === '' ? <i>{t('empty')}</i> : texts[side]}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** The saved and the own text of contested fields beside each other, to choose from. */
function Choice({ address }: { readonly address: string }) {
  const { getData, setModified } = useForm()
  const takeOver = useTakeOver()
  const t = useTexts(savingTexts)
  const [compared, setCompared] = useState<Comparison | 'failed'>()
  const [sides, setSides] = useState<Sides>(new Map())
  const [round, setRound] = useState(0)
  // `round`: tries again.
  useEffect(() => {
    const ended = new AbortController()
    const compare = async () => {
      const response = await fetch(address, {
        method: 'POST',
        credentials: 'include',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ data: getData() }),
        signal: ended.signal,
      })
      if (!response.ok) throw new Error(String(response.status))
      setCompared(await response.json())
    }
    compare().catch(() => ended.signal.aborted || setCompared('failed'))
    return () => ended.abort()
  }, [address, getData, round])
  if (compared === undefined) return null
  if (compared === 'failed')
    return (
      <>
        <p>{t('notCompared')}</p>
        <Button onClick={() => setRound(round + 1)} size="small" margin={false} buttonStyle="secondary">
          {t('again')}
        </Button>
      </>
    )
  const { contested, document, others } = compared
  const save = async () => {
    const theirs = contested.map(({ path }) => path).filter((path) => sides.get(path) === 'theirs')
    await takeOver(document, [...others, ...theirs], String(document.basis))
    setModified(true)
  }
  return (
    <>
      {contested.map((field) => (
        <Contested
          key={field.path}
          field={field}
          chosen={sides.get(field.path) ?? 'mine'}
          onChoose={(path, side) => setSides(new Map([...sides, [path, side]]))}
        />
      ))}
      <p>{t('choose')}</p>
      <Button onClick={() => void save()} size="small" margin={false}>
        {t('save')}
      </Button>
    </>
  )
}

/** A user who has changed the same field as somebody else sees both texts, and chooses. */
export function Conflict() {
  const { id, collectionSlug } = useDocumentInfo()
  const { code } = useLocale()
  const { config } = useConfig()
  const t = useTexts(savingTexts)
  const message = useRefusal()
  useMarkedChanges()
  useMergedFields()
  if (message === undefined)
    return (
      <>
        <Colleagues />
        <UnsavedCopy />
      </>
    )
  const { api, admin } = config.routes
  return (
    <Banner type="error" className="saving__banner">
      <div className="saving__conflict">
        <div role="alert" id="saving-conflict">
          <p>{message}</p>
        </div>
        <Choice address={`${api}/${collectionSlug}/${id}/comparison?locale=${code}`} />
        <Button
          el="anchor"
          newTab
          url={`${admin}/collections/${collectionSlug}/${id}?locale=${code}`}
          size="small"
          margin={false}
          buttonStyle="secondary"
        >
          {t('see')}
        </Button>
      </div>
    </Banner>
  )
}
