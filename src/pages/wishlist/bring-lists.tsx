import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasLists } from '../../features/film-lists/has-lists.ts'

/** The chunk has the reader of tables and the films of the site. */
const OwnFilms = lazy(() => import('./own-films.tsx').then((module) => ({ default: module.OwnFilms })))

const TYPES = '.csv,.zip,.txt,text/csv,application/zip'
const noFiles: readonly File[] = []

/** Lists of films from elsewhere are read on the device. */
export function BringLists() {
  const { t } = useTranslation('film-lists')
  const [files, setFiles] = useState(noFiles)
  const [isKept, setKept] = useState(false)
  useEffect(() => setKept(hasLists()), [])
  return (
    <section className="wishes__bring" aria-labelledby="own-lists">
      <h2 id="own-lists">{t('title')}</h2>
      <p className="muted">{t('text')}</p>
      <label className="btn btn--s wishes__file">
        <span>{t('choose')}</span>
        <input
          type="file"
          multiple
          accept={TYPES}
          className="visually-hidden"
          onChange={({ currentTarget }) => {
            setFiles([...(currentTarget.files ?? [])])
            setKept(true)
            // The same file may be chosen again.
            currentTarget.value = ''
          }}
        />
      </label>
      {isKept && (
        <Suspense>
          <OwnFilms files={files} />
        </Suspense>
      )}
    </section>
  )
}
