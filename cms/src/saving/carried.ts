'use client'

import { useForm } from '@payloadcms/ui'
import { useEffect } from 'react'
import type { Values } from './typed-values.ts'

interface Carried {
  readonly document: string
  readonly values: Values
  /** Id of the focused element, and the place of its cursor. */
  readonly focused: string | undefined
  readonly cursor: number | null
}

let carried: Carried | undefined

const isEntry = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

function focusOn({ focused, cursor }: Carried): void {
  const element = focused ? globalThis.document.getElementById(focused) : null
  element?.focus()
  if (isEntry(element) && cursor !== null) element.setSelectionRange(cursor, cursor)
}

/** Keeps what was typed while a document was created for the page of the document, which replaces the form. */
export function carry(document: string, values: Values): void {
  const { activeElement } = globalThis.document
  const cursor = isEntry(activeElement) ? activeElement.selectionEnd : null
  carried = { document, values, focused: activeElement?.id, cursor }
}

export function useCarried(document: string): void {
  const { dispatchFields, setModified, getFields } = useForm()
  useEffect(() => {
    const own = carried?.document === document ? carried : undefined
    if (!own) return
    // The form takes its first values after the effects of its fields.
    const timer = setTimeout(() => {
      carried = undefined
      const known = Object.entries(own.values).filter(([path]) => path in getFields())
      for (const [path, value] of known)
        dispatchFields({
          type: 'UPDATE',
          path,
          value,
          ...(typeof value === 'object' && { initialValue: value }),
        })
      if (known.length > 0) setModified(true)
      focusOn(own)
    })
    return () => clearTimeout(timer)
  }, [document, dispatchFields, setModified, getFields])
}
