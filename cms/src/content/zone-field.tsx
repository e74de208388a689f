'use client'

import { useForm, useFormFields } from '@payloadcms/ui'
import type { SelectFieldClientProps } from 'payload'
import { useEffect } from 'react'
import { isSite } from '#config/is-site.ts'
import { sites } from '#config/sites.ts'

/** Keeps the time zone of a time at that of the document's site; shows nothing. */
export function ZoneField({ path }: SelectFieldClientProps) {
  const { dispatchFields } = useForm()
  const value = useFormFields(([fields]) => fields?.[path]?.value)
  const site = useFormFields(([fields]) => fields?.site?.value)
  const zone = isSite(site) ? sites[site].timeZone : undefined
  useEffect(() => {
    if (zone !== undefined && zone !== value) dispatchFields({ type: 'UPDATE', path, value: zone })
  }, [dispatchFields, path, value, zone])
  return null
}
