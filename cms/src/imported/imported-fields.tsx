'use client'

import { getTranslation } from '@payloadcms/translations'
import {
  Button,
  NumberField,
  SelectField,
  TextField,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormFields,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import type { NumberFieldClientProps, SelectFieldClientProps, TextFieldClientProps } from 'payload'
import { useEffect, useState } from 'react'
import { writtenText } from '../content/written-text.ts'
import { useTexts } from '../texts/use-texts.ts'
import type { ImportedValue, ImportedValues } from './imported-values.ts'
import { importedTexts } from './texts.ts'
import './imported-fields.css'

/** Imported values by address; all fields of a page share one request. */
const fetched = new Map<string, Promise<ImportedValues>>()

async function fetchValues(address: string): Promise<ImportedValues> {
  const response = await fetch(address, { credentials: 'include' })
  if (!response.ok) throw new Error(String(response.status))
  return (await response.json()).values
}

/** The imported value of a field of the open document, in the language of the form. */
function useImported(name: string): ImportedValue | undefined {
  const { collectionSlug, id } = useDocumentInfo()
  const { config } = useConfig()
  const { code } = useLocale()
  const [values, setValues] = useState<ImportedValues>({})
  const address =
    id === undefined || !collectionSlug
      ? undefined
      : `${config.routes.api}/${collectionSlug}/${id}/imported?${new URLSearchParams({ locale: code })}`
  useEffect(() => {
    setValues({})
    if (address === undefined) return
    const known = fetched.get(address) ?? fetchValues(address)
    fetched.set(address, known)
    let isLeft = false
    // The form works without them; the next one that opens asks again.
    known.then(
      (all) => isLeft || setValues(all),
      () => fetched.delete(address),
    )
    return () => {
      isLeft = true
      fetched.delete(address)
    }
  }, [address])
  return values[name]
}

function useGrey(name: string): string {
  const t = useTexts(importedTexts)
  const value = useImported(name)
  return value === undefined ? t('asImported') : writtenText(value)
}

const withPlaceholder = <Field extends { readonly admin?: object }>(field: Field, placeholder: string) =>
  Object.assign({}, field, { admin: { ...field.admin, placeholder } })

export function ImportedText(props: TextFieldClientProps) {
  const placeholder = useGrey(props.field.name)
  return <TextField {...props} field={withPlaceholder(props.field, placeholder)} />
}

export function ImportedNumber(props: NumberFieldClientProps) {
  const placeholder = useGrey(props.field.name)
  return <NumberField {...props} field={withPlaceholder(props.field, placeholder)} />
}

export function ImportedChoice(props: SelectFieldClientProps) {
  const { i18n } = useTranslation()
  const grey = useGrey(props.field.name)
  const option = props.field.options.find((each) => typeof each === 'object' && each.value === grey)
  const label = typeof option === 'object' ? getTranslation(option.label, i18n) : grey
  const placeholder = typeof label === 'string' ? label : grey
  return <SelectField {...props} field={withPlaceholder(props.field, placeholder)} />
}

interface BesideProps {
  /** Name of the field. */
  readonly of: string
}

const isEmpty = (value: unknown) => writtenText(value).trim() === ''

/** The imported text of an empty rich text, which an editor may take over and change. */
export function ImportedWords({ of }: BesideProps) {
  const t = useTexts(importedTexts)
  const imported = useImported(of)
  const { hasSavePermission } = useDocumentInfo()
  const { dispatchFields, setModified } = useForm()
  const value = useFormFields(([fields]) => fields[of]?.value)
  if (imported === undefined || !isEmpty(value)) return null
  const change = () => {
    // The editor shows another text only with another initial value.
    dispatchFields({ type: 'UPDATE', path: of, value: imported, initialValue: imported })
    setModified(true)
  }
  return (
    <div className="imported-value">
      <p className="imported-value__now">{t('onSiteNow')}</p>
      <p className="imported-value__text">{writtenText(imported)}</p>
      {hasSavePermission && (
        <Button buttonStyle="secondary" size="small" margin={false} onClick={change}>
          {t('changeImported')}
        </Button>
      )}
    </div>
  )
}

/** The imported picture of a field without one. */
export function ImportedPicture({ of }: BesideProps) {
  const t = useTexts(importedTexts)
  const imported = useImported(of)
  const value = useFormFields(([fields]) => fields[of]?.value)
  if (typeof imported !== 'string' || (value !== undefined && value !== null)) return null
  return (
    <div className="imported-value">
      <p className="imported-value__now">{t('onSiteNow')}</p>
      <img src={imported} alt={t('picture')} loading="lazy" />
    </div>
  )
}
