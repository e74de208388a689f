'use client'

import type { useForm } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { rowsAround } from './field-place.ts'

type Dispatch = ReturnType<typeof useForm>['dispatchFields']

/** A field in a closed row is not rendered. */
export function openRows(fields: FormState, dispatchFields: Dispatch, path: string): void {
  const [outermost] = rowsAround(path)
  for (const { list, index } of rowsAround(path)) {
    const rows = fields[list]?.rows ?? []
    if (rows[index]?.collapsed)
      dispatchFields({
        type: 'SET_ROW_COLLAPSED',
        path: list,
        updatedRows: rows.map((row, at) => (at === index ? { ...row, collapsed: false } : row)),
      })
  }
  if (outermost)
    globalThis.document
      .getElementById(`${outermost.list.replaceAll('.', '-')}-row-${outermost.index}`)
      ?.scrollIntoView()
}
