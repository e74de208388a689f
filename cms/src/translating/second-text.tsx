'use client'

import { Button, useAuth, useConfig, useFormFields, useLocale, useTranslation } from '@payloadcms/ui'
import type { ClientField } from 'payload'
import { lazy, Suspense, useEffect, useId, useState } from 'react'
import { isSite } from '#config/is-site.ts'
import { textOrNull } from '../content/document-value.ts'
import { writtenText } from '../content/written-text.ts'
import { useOpenDocument } from '../open-document.ts'
import { interfaceLanguageOf } from '../texts/texts.ts'
import { useTexts } from '../texts/use-texts.ts'
import { may } from '../users/access.ts'
import { languageName } from '../users/display-names.ts'
import { personOf } from '../users/person.ts'
import { type Saved, type SaveText, useSecondText } from './second-language.ts'
import { SuggestButton, UnreadMark } from './suggestion.tsx'
import { SUGGESTS } from './suggests.ts'
import { translatingTexts } from './texts.ts'
import './translating.css'

const SecondRichText = lazy(async () => ({
  default: (await import('./second-rich-text.tsx')).SecondRichText,
}))

/** Milliseconds without typing until a text is saved, as those of the form. */
const PAUSE = 800

type State = 'unchanged' | 'saving' | Saved

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** Writes a text and saves it after a pause; a text that was changed elsewhere meanwhile is shown before it is replaced. */
function useWriting(stored: unknown, save: SaveText) {
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
  readonly schemaPath: string
  readonly place: string
  readonly text: unknown
  readonly save: SaveText
}

interface InputProps {
  readonly id: string
  readonly lang: string
  readonly readOnly: boolean
  readonly value: string
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void
}

const PlainInput = ({ isLong, ...input }: InputProps & { readonly isLong: boolean }) =>
  isLong ? <textarea rows={3} {...input} /> : <input type="text" {...input} />

function Writing({ field, label, language, isFixed, schemaPath, place, text, save }: WritingProps) {
  const t = useTexts(translatingTexts)
  const id = useId()
  const { written, write, state, again } = useWriting(text, save)
  const isRich = field.type === 'richText'
  return (
    <>
      {isRich ? <p>{label}</p> : <label htmlFor={id}>{label}</label>}
      {isRich ? (
        <Suspense>
          <SecondRichText
            label={label}
            path={`${language} ${place}`}
            schemaPath={schemaPath}
            value={written}
            onChange={isFixed ? undefined : write}
          />
        </Suspense>
      ) : (
        <PlainInput
          isLong={field.type === 'textarea'}
          id={id}
          lang={language}
          readOnly={isFixed}
          value={textOrNull(written) === null ? '' : String(written)}
          onChange={({ target }) => write(target.value)}
        />
      )}
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
    </>
  )
}

const isText = (field: ClientField) =>
  (field.type === 'text' && !field.hasMany) || field.type === 'textarea' || field.type === 'richText'

const isEmpty = (text: unknown) => writtenText(text).trim() === ''

interface SecondTextProps {
  readonly field: ClientField
  readonly label: string
  readonly path: string
  readonly schemaPath: string
  /** The place of the field, which does not change with the order of rows. */
  readonly place: string | undefined
}

/** The text of a field in the second language of the form. */
export function SecondText({ field, label, path, schemaPath, place }: SecondTextProps) {
  const { user } = useAuth()
  const { config } = useConfig()
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const document = useOpenDocument()
  const site = useFormFields(([fields]) => fields?.site?.value)
  const isSourceEmpty = useFormFields(([fields]) => isEmpty(fields?.[path]?.value))
  const isTranslated = 'localized' in field && field.localized === true
  const second = useSecondText(isTranslated && isText(field) ? place : undefined)
  if (!second || !document || !isSite(site) || place === undefined) return null
  const { language, text, isUnread, save, confirm } = second
  const isFixed = !may(personOf(user), 'text', { site, language, collection: document.collection })
  const suggests =
    config.admin.custom?.[SUGGESTS] === true && !isFixed && !isSourceEmpty && isEmpty(text) && path !== 'slug'
  return (
    <div className="second-language__text">
      <Writing
        key={language}
        field={field}
        label={`${label} (${languageName(language, interfaceLanguageOf(i18n.language))})`}
        language={language}
        isFixed={isFixed}
        schemaPath={schemaPath}
        place={place}
        text={text}
        save={save}
      />
      {isUnread && <UnreadMark confirm={isFixed ? undefined : confirm} />}
      {suggests && (
        <SuggestButton
          asked={{ ...document, place, from: code, to: language }}
          take={(value) => save(value, text, 'machine')}
        />
      )}
    </div>
  )
}
