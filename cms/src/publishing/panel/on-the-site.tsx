'use client'

import { FieldLabel, Pill, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { languageNames } from '../../../../config/languages.ts'
import { labels } from './labels.ts'
import { ReasonText } from './reason-text.tsx'
import type { LanguageStanding, Standing } from './standing.ts'
import './on-the-site.css'
import { filled, timeIn, type Words, wordsIn } from './words.ts'

/** Between two looks, in milliseconds: while something is on its way, and while nothing is. */
const [SOON, LATER] = [1_000, 10_000]

const colours = { live: 'success', waiting: 'warning', refused: 'error', draft: 'light' } as const satisfies Record<LanguageStanding, string>

/** Asks again and again while the document is open; undefined until there is an answer. */
function useStanding(): Standing | undefined {
  const { id, collectionSlug, savedDocumentData } = useDocumentInfo()
  const { config } = useConfig()
  const [standing, setStanding] = useState<Standing>()
  const api = config.routes.api
  // Asked anew at once when the document has been saved.
  const saved = savedDocumentData?.updatedAt
  useEffect(() => {
    if (id === undefined || !collectionSlug) return
    const ended = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      let next = LATER
      try {
        const query = new URLSearchParams({ collection: collectionSlug, id: String(id) })
        const answer = await fetch(`${api}/deliveries/standing?${query}`, { credentials: 'include', signal: ended.signal })
        if (answer.ok) {
          const now = (await answer.json()) as Standing
          setStanding(now)
          if (now.state === 'waiting') next = SOON
        }
      } catch {
        // The next look may find an answer.
      }
      if (!ended.signal.aborted) timer = setTimeout(() => void look(), next)
    }
    void look()
    return () => {
      ended.abort()
      clearTimeout(timer)
    }
  }, [id, collectionSlug, api, saved])
  return standing
}

function Languages({ standing, words }: { readonly standing: Standing; readonly words: Words }) {
  return standing.languages.map(({ language, state, page }) => (
    <p key={language}>
      <Pill size="small" pillStyle={colours[state]}>
        {words[state]}
      </Pill>{' '}
      <span lang={language}>{languageNames[language]}</span>{' '}
      {page && (
        <a href={page} target="_blank" rel="noopener">
          {words.see}
        </a>
      )}
    </p>
  ))
}

/** The panel beside a document: what its site has of it, language by language. */
export function OnTheSite() {
  const { i18n } = useTranslation()
  const standing = useStanding()
  const words = wordsIn(i18n.language)
  if (!standing) return null
  const { sentAt, reason, formerSlugs, failedPlans, languages } = standing
  return (
    <section className="field-type on-the-site" aria-live="polite">
      <FieldLabel as="h3" label={labels.panel} />
      {languages.length > 0 ? <Languages standing={standing} words={words} /> : <p>{words.notYet}</p>}
      {reason && (
        <p>
          <ReasonText reason={reason} />
        </p>
      )}
      {failedPlans.map(({ at, message }) => (
        <p key={at}>{filled(words.planFailed, { time: timeIn(i18n.language, at), message })}</p>
      ))}
      {sentAt && <p>{filled(words.delivered, { time: timeIn(i18n.language, sentAt) })}</p>}
      {formerSlugs.length > 0 && <p>{filled(words.former, { slugs: formerSlugs.join(', ') })}</p>}
    </section>
  )
}
