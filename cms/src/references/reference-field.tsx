'use client'

import { SelectInput, useConfig, useDocumentForm, useField, useFormFields, useLocale } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useEffect, useState } from 'react'
import { plainLetters } from '#models/rules/plain-letters.ts'
import { textsOf } from '../content/document-value.ts'
import type { ReferredKind } from '../content/referred.ts'
import { contentTexts } from '../content/texts.ts'
import { useTexts } from '../texts/use-texts.ts'
import './reference-field.css'
import type { ReferenceChoice } from './references.ts'

/** Choices of a site by address, fetched once for all fields of a page. */
const fetched = new Map<string, Promise<readonly ReferenceChoice[]>>()

async function fetchChoices(address: string): Promise<readonly ReferenceChoice[]> {
  const response = await fetch(address, { credentials: 'include' })
  if (!response.ok) throw new Error(String(response.status))
  return (await response.json()).choices
}

function useChoices(kind: ReferredKind): readonly ReferenceChoice[] {
  const { config } = useConfig()
  const { code } = useLocale()
  // A block in a text has a form of its own.
  const own = useFormFields(([fields]) => fields?.site?.value)
  const { getDataByPath } = useDocumentForm()
  const site = own ?? getDataByPath('site')
  const [choices, setChoices] = useState<readonly ReferenceChoice[]>([])
  const address =
    typeof site === 'string'
      ? `${config.routes.api}/references?${new URLSearchParams({ kind, site, locale: code })}`
      : undefined
  useEffect(() => {
    if (address === undefined) return
    const known = fetched.get(address) ?? fetchChoices(address)
    fetched.set(address, known)
    let isLeft = false
    // Without the list, the field shows the slugs that it has; the next one tries again.
    known.then(
      (all) => isLeft || setChoices(all),
      () => fetched.delete(address),
    )
    return () => {
      isLeft = true
    }
  }, [address])
  return choices
}

type Chosen = { readonly value?: unknown } | readonly { readonly value?: unknown }[] | null

interface ChoiceLabelProps {
  readonly title: string
  readonly picture: string | null
}

const ChoiceLabel = ({ title, picture }: ChoiceLabelProps) => (
  <span className="reference-field__choice">
    {picture && <img src={picture} alt="" loading="lazy" width="24" height="32" />}
    {title}
  </span>
)

/** Films, cinemas and other documents chosen by name; the field stores their slugs. */
export function ReferenceField({
  field,
  path: named,
  readOnly,
  kind,
}: TextFieldClientProps & { readonly kind: ReferredKind }) {
  const { customComponents, disabled, path, setValue, showError, value } = useField<string | string[]>({
    potentiallyStalePath: named,
  })
  const t = useTexts(contentTexts)
  const choices = useChoices(kind)
  const titles = new Map(
    choices.map(({ value: slug, title, isGone }) => [
      slug,
      isGone ? t('goneFromProgramme', { title }) : title,
    ]),
  )
  const hasMany = field.hasMany === true
  const choose = (chosen: Chosen) => {
    const values = textsOf([chosen].flat().map((each) => each?.value))
    setValue(hasMany ? values : (values[0] ?? null))
  }
  const { Description, Error, Label } = customComponents ?? {}
  return (
    <SelectInput
      path={path}
      name={field.name}
      label={field.label}
      localized={field.localized}
      required={field.required}
      description={field.admin?.description}
      Description={Description}
      Error={Error}
      Label={Label}
      hasMany={hasMany}
      isClearable
      isSortable
      readOnly={readOnly || disabled}
      showError={showError}
      filterOption={({ value: slug }, search) =>
        plainLetters(`${titles.get(slug)} ${slug}`).includes(plainLetters(search))
      }
      options={choices.map(({ value: slug, picture }) => ({
        value: slug,
        label: <ChoiceLabel title={titles.get(slug) ?? slug} picture={picture} />,
      }))}
      value={value}
      onChange={choose}
    />
  )
}
