'use client'

import { FieldLabel, Pill, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { languageNames } from '../../../../config/languages.ts'
import { labels } from '../../outbox/labels.ts'
import type { LanguageStatus, PublicationStatus } from '../../outbox/publication-status.ts'
import { ReasonText } from './reason-text.tsx'
import './on-the-site.css'
import { filled, type Messages, timeIn, wordsIn } from '../../outbox/messages.ts'
import { useLooking } from '../../outbox/use-looking.ts'

/** Between two looks, in milliseconds: while something is on its way, and while nothing is. */
const [SOON, LATER] = [1_000, 10_000]

const colours = {
  live: 'success',
  waiting: 'warning',
  refused: 'error',
  draft: 'light',
  imported: 'light',
} as const satisfies Record<LanguageStatus, string>

const pause = ({ state }: PublicationStatus) => (state === 'waiting' ? SOON : LATER)

/** Undefined until there is an answer. */
function usePublicationStatus(): PublicationStatus | undefined {
  const { id, collectionSlug } = useDocumentInfo()
  const query =
    id === undefined || !collectionSlug
      ? undefined
      : new URLSearchParams({ collection: collectionSlug, id: String(id) })
  return useLooking<PublicationStatus>(query && `/deliveries/standing?${query}`, pause).seen
}

function Languages({
  publicationStatus,
  words,
}: {
  readonly publicationStatus: PublicationStatus
  readonly words: Messages
}) {
  return publicationStatus.languages.map(({ language, state, page }) => (
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
  const publicationStatus = usePublicationStatus()
  const words = wordsIn(i18n.language)
  if (!publicationStatus) return null
  const { sentAt, reason, formerSlugs, languages } = publicationStatus
  return (
    <section className="field-type on-the-site" aria-live="polite">
      <FieldLabel as="h3" label={labels.panel} />
      {languages.length > 0 ? (
        <Languages publicationStatus={publicationStatus} words={words} />
      ) : (
        <p>{words.notYet}</p>
      )}
      {reason && (
        <p>
          <ReasonText reason={reason} />
        </p>
      )}
      {sentAt && <p>{filled(words.delivered, { time: timeIn(i18n.language, sentAt) })}</p>}
      {formerSlugs.length > 0 && <p>{filled(words.former, { slugs: formerSlugs.join(', ') })}</p>}
    </section>
  )
}
