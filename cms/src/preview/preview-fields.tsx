'use client'

import { useForm, useLivePreviewContext } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect } from 'react'
import { FIELD_FOCUSED, FIELD_PRESSED } from '#models/preview-fields.ts'
import { openRows } from '../comments/open-rows.ts'
import { focusField, pathOfElement } from './field-elements.ts'

/** Milliseconds in which an opened row is rendered. */
const OPENING = 100

const isPath = (path: unknown): path is string => typeof path === 'string' && /^\w+(?:\.\w+)*$/.test(path)

/** Leads from a text in the preview to its field, and shows there the place of the field that has the focus. */
export function PreviewFields() {
  const { dispatchFields, getFields } = useForm()
  const { iframeRef, isLivePreviewing, previewWindowType, url } = useLivePreviewContext()
  useEffect(() => {
    if (!url || !isLivePreviewing || previewWindowType !== 'iframe') return
    const { origin } = new URL(url, globalThis.location.href)
    const frame = () => iframeRef.current?.contentWindow
    let focused = pathOfElement(globalThis.document.activeElement)
    const send = (message: object) => frame()?.postMessage(message, origin)
    const onMessage = ({ origin: from, source, data }: MessageEvent) => {
      if (from !== origin || source !== frame()) return
      if (data?.type === 'payload-live-preview') {
        // Payload sends a page that was loaded again nothing until the form changes.
        send({ type: 'payload-live-preview', data: reduceFieldsToValues(getFields(), true) })
        if (focused !== undefined) send({ type: FIELD_FOCUSED, path: focused })
      }
      if (data?.type !== FIELD_PRESSED || !isPath(data.path)) return
      const { path } = data
      openRows(getFields(), dispatchFields, path)
      setTimeout(() => focusField(path), OPENING)
    }
    const onFocus = ({ target }: FocusEvent) => {
      const path = target instanceof Element ? pathOfElement(target) : undefined
      if (path === undefined || path === focused) return
      focused = path
      send({ type: FIELD_FOCUSED, path })
    }
    globalThis.addEventListener('message', onMessage)
    globalThis.document.addEventListener('focusin', onFocus)
    return () => {
      globalThis.removeEventListener('message', onMessage)
      globalThis.document.removeEventListener('focusin', onFocus)
    }
  }, [dispatchFields, getFields, iframeRef, isLivePreviewing, previewWindowType, url])
  return null
}
