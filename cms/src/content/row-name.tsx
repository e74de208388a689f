'use client'

import { getTranslation } from '@payloadcms/translations'
import { useRowLabel, useTranslation } from '@payloadcms/ui'
import type { Label } from '../texts/texts.ts'
import { rowText } from './row-text.ts'

const two = (value: number) => String(value).padStart(2, '0')

interface RowNameProps {
  readonly label: Label
  /** Fields of a row that can name it, the first one first. */
  readonly names: readonly string[]
}

/** The text of a row, so that a collapsed list can be read; the label and a number while it is empty. */
export function RowName({ label, names }: RowNameProps) {
  const { data, rowNumber = 0 } = useRowLabel<Readonly<Record<string, unknown>> | undefined>()
  const { i18n } = useTranslation()
  const name = rowText(data, names)
  return <span>{name ?? `${getTranslation(label, i18n)} ${two(rowNumber + 1)}`}</span>
}
