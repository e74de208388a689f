'use client'

import { Button, useAuth, useFormFields, useTranslation } from '@payloadcms/ui'
import type { ClientField } from 'payload'
import { useEffect, useId, useState } from 'react'
import { isSite } from '#config/is-site.ts'
import { textOrNull } from '../content/document-value.ts'
import { writtenText } from '../content/written-text.ts'
import { useOpenDocument } from '../open-document.ts'
import { interfaceLanguageOf } from '../texts/texts.ts'
import { useTexts } from '../texts/use-texts.ts'
import { may } from '../users/access.ts'
import { languageName } from '../users/display-names.ts'
import { personOf } from '../users/person.ts'
import { type Saved, useSecondText } from './second-language.ts'
import { translatingTexts } from './texts.ts'
import './translating.css'

/** Milliseconds without typing until a text is saved, as those of the form. */
const PAUSE = 800

type State = 'unchanged' | 'saving' | Saved

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** Writes a text and saves it after a pause; a text that was changed elsewhere meanwhile is shown before it is replaced. */
function useWriting(stored: unknown, save: (text: unknown, shown: unknown) => Promise<Saved>) {
  const [written, setWritten] = useState(stored)
  const [shown, setShown] = useState(stored)
  const [state, setState] = useState<State>('unchanged')
  const isOwn = !isSame(written, shown)
  useEffect(() => {
    if (isOwn || isSame(stored, shown)) return
    setWritten(stored)
    setShown(stored)
  }, [isOwn, shown, stored])
  useEffect(() => {
    if (!isOwn || state === 'failed' || typeof state === 'object') return
    const send = async () => {
      setState('saving')
      const result = await save(written, shown)
      if (result === 'saved') setShown(written)
      setState(result)
    }
    const pause = setTimeout(() => void send(), PAUSE)
    return () => clearTimeout(pause)
  }, [isOwn, save, shown, state, written])
  const write = (text: unknown) => {
    setWritten(text)
    if (state === 'saved') setState('unchanged')
  }
  const again = () => {
    if (typeof state === 'object') setShown(state.elsewhere)
    setState('unchanged')
  }
  return { written, write, state, again }
}

interface WritingProps {
  readonly field: ClientField
  readonly label: string
  readonly language: string
  readonly isFixed: boolean
  readonly text: unknown
  readonly save: (text: unknown, shown: unknown) => Promise<Saved>
}

function Writing({ field, label, language, isFixed, text, save }: WritingProps) {
  const t = useTexts(translatingTexts)
  const id = useId()
  const { written, write, state, again } = useWriting(text, save)
  const input = {
    id,
    lang: language,
    readOnly: isFixed,
    value: textOrNull(written) === null ? '' : String(written),
    onChange: ({ target }: { readonly target: { readonly value: string } }) => write(target.value),
  }
  return (
    <div className="second-language__text">
      <label htmlFor={id}>{label}</label>
      {field.type === 'text' && <input type="text" {...input} />}
      {field.type === 'textarea' && <textarea rows={3} {...input} />}
      <p role="status">
        {typeof state === 'object'
          ? t('changed', { text: writtenText(state.elsewhere) })
          : state !== 'unchanged' && t(state)}
      </p>
      {(state === 'failed' || typeof state === 'object') && (
        <Button buttonStyle="secondary" size="small" margin={false} onClick={again}>
          {t('again')}
        </Button>
      )}
    </div>
  )
}

interface SecondTextProps {
  readonly field: ClientField
  readonly label: string
  /** The place of the field, which does not change with the order of rows. */
  readonly place: string | undefined
}

/** The plain text of a field in the second language of the form. */
export function SecondText({ field, label, place }: SecondTextProps) {
  const { user } = useAuth()
  const { i18n } = useTranslation()
  const document = useOpenDocument()
  const site = useFormFields(([fields]) => fields?.site?.value)
  const isText = (field.type === 'text' && !field.hasMany) || field.type === 'textarea'
  const isTranslated = 'localized' in field && field.localized === true
  const second = useSecondText(isText && isTranslated ? place : undefined)
  if (!second || !document || !isSite(site)) return null
  const { language, text, save } = second
  const { collection } = document
  return (
    <Writing
      key={language}
      field={field}
      label={`${label} (${languageName(language, interfaceLanguageOf(i18n.language))})`}
      language={language}
      isFixed={!may(personOf(user), 'text', { site, language, collection })}
      text={text}
      save={save}
    />
  )
}
