'use client'

import { Banner, Button, useAuth, useDocumentInfo, useForm, useLocale, useTranslation } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isRecord, record, type UnknownRecord } from '../content/document-value.ts'
import { timeIn } from '../texts/texts.ts'
import { useTexts } from '../texts/use-texts.ts'
import { useTakeOver } from './take-over.ts'
import { savingTexts } from './texts.ts'
import { ofServer } from './written.ts'

/** Milliseconds after a change until the browser has a copy of it. */
const PAUSE = 250

/** The text of a form that the server does not have, for the time after a crash. */
interface Copy {
  readonly at: string
  readonly data: UnknownRecord
}

function readCopy(place: string): Copy | undefined {
  try {
    const copy: unknown = JSON.parse(localStorage.getItem(place) ?? 'null')
    const { at, data } = record(copy)
    return typeof at === 'string' && isRecord(data) ? { at, data } : undefined
  } catch {
    return undefined
  }
}

function writeCopy(place: string, copy: Copy): void {
  try {
    localStorage.setItem(place, JSON.stringify(copy))
  } catch {
    // The storage is full or switched off; the form still warns when it is left.
  }
}

/** The key of the copy in the browser; it is the user's own. */
function usePlace(): string {
  const { id, collectionSlug } = useDocumentInfo()
  const { code } = useLocale()
  const { user } = useAuth()
  return `unsaved ${user?.id} ${collectionSlug} ${id ?? 'new'} ${code}`
}

/** Keeps a copy of what is written in the browser while it is not saved. */
export function useUnsavedCopy(isUnsaved: boolean, written: string): void {
  const { getData } = useForm()
  const place = usePlace()
  const known = useRef<string>(undefined)
  // `written`: each change is copied.
  useEffect(() => {
    if (!isUnsaved) {
      if (known.current !== undefined) localStorage.removeItem(known.current)
      known.current = undefined
      return
    }
    const timer = setTimeout(() => {
      // A new document has another place once it is created.
      if (known.current !== undefined && known.current !== place) localStorage.removeItem(known.current)
      known.current = place
      writeCopy(place, { at: new Date().toISOString(), data: getData() })
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [isUnsaved, written, place, getData])
}

const differingFields = (data: UnknownRecord, shown: UnknownRecord): readonly string[] =>
  Object.keys(data).filter(
    (name) =>
      !ofServer.includes(name) && JSON.stringify(data[name] ?? null) !== JSON.stringify(shown[name] ?? null),
  )

/** Offers the text that was not saved when the page was last left. */
export function UnsavedCopy() {
  const { getData, setModified } = useForm()
  const { i18n } = useTranslation()
  const t = useTexts(savingTexts)
  const takeOver = useTakeOver()
  const place = usePlace()
  const [opened] = useState(place)
  const [copy, setCopy] = useState<Copy>()
  useEffect(() => {
    const found = readCopy(opened)
    if (found && differingFields(found.data, getData()).length > 0) setCopy(found)
  }, [opened, getData])
  const drop = useCallback(() => {
    localStorage.removeItem(opened)
    setCopy(undefined)
  }, [opened])
  if (!copy) return null
  const restore = async () => {
    const { basis } = copy.data
    await takeOver(
      copy.data,
      differingFields(copy.data, getData()),
      typeof basis === 'string' ? basis : undefined,
    )
    setModified(true)
    setCopy(undefined)
  }
  return (
    <Banner type="info" className="saving__banner">
      <div className="saving__conflict">
        <p role="status">{t('unsavedCopy', { time: timeIn(i18n.language, copy.at) })}</p>
        <div className="saving__choices">
          <Button onClick={() => void restore()} size="small" margin={false}>
            {t('restore')}
          </Button>
          <Button onClick={drop} size="small" margin={false} buttonStyle="secondary">
            {t('drop')}
          </Button>
        </div>
      </div>
    </Banner>
  )
}
