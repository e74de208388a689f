'use client'

import { useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'

/** A day such as `2026-11-25` in the format of the interface language. */
export function ReleaseDateCell({ cellData }: DefaultCellComponentProps) {
  const { i18n } = useTranslation()
  const day = new Date(String(cellData))
  return typeof cellData === 'string' && !Number.isNaN(day.valueOf())
    ? day.toLocaleDateString(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' })
    : '–'
}
