'use client'

import { Button, FieldLabel, Pill, useFormModified, useLocale } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { isLanguage } from '#config/languages.ts'
import { type OpenDocument, queryOf } from '../document-query.ts'
import { useOpenDocument } from '../open-document.ts'
import { useCall } from '../outbox/use-call.ts'
import { useLooking } from '../outbox/use-looking.ts'
import { Words } from '../outbox/words.tsx'
import type { ReviewState } from './calls.ts'
import { reviewsTexts } from './texts.ts'
import '../scheduling/scheduling.css'
import { useTexts } from '../texts/use-texts.ts'

const pause = () => 10_000
const pills = { requested: 'warning', approved: 'success', sentBack: 'error' } as const

interface PanelProps {
  readonly state: ReviewState
  readonly document: OpenDocument
  readonly look: () => void
}

function useReviewCall(look: () => void) {
  const t = useTexts(reviewsTexts)
  return { ...useCall(t('notDone'), look), t }
}

function RequestForm({ state, document, look }: PanelProps) {
  const { code } = useLocale()
  const { busy, call, t } = useReviewCall(look)
  const unsaved = useFormModified()
  const [note, setNote] = useState('')
  const [everything, setEverything] = useState(false)
  const name = useId()
  const own = state.languages.find((each) => each.code === code)
  const language = everything || !isLanguage(code) || !own ? null : code
  const send = async () => {
    if (await call('/reviews/request', { ...document, language, note })) setNote('')
  }
  return (
    <>
      {own && state.all && (
        <fieldset className="review__languages">
          <legend>{t('language')}</legend>
          <label>
            <input type="radio" name={name} checked={!everything} onChange={() => setEverything(false)} />
            {own.name}
          </label>
          <label>
            <input type="radio" name={name} checked={everything} onChange={() => setEverything(true)} />
            {t('everyLanguage')}
          </label>
        </fieldset>
      )}
      <Words label={t('note')} value={note} onChange={setNote} />
      {unsaved && <p>{t('saveFirst')}</p>}
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={busy || unsaved}
        onClick={() => void send()}
      >
        {t('request')}
      </Button>
    </>
  )
}

function Decision({ state, document, look }: PanelProps) {
  const { busy, call, t } = useReviewCall(look)
  const unsaved = useFormModified()
  const [reason, setReason] = useState('')
  const decide = (decision: 'approve' | 'publish' | 'sendBack') =>
    call('/reviews/decide', { ...document, review: state.review?.id, decision, reason })
  const button = (decision: 'approve' | 'publish' | 'sendBack') => (
    <Button
      buttonStyle={decision === 'publish' ? 'primary' : 'secondary'}
      size="small"
      margin={false}
      disabled={busy || unsaved}
      onClick={() => void decide(decision)}
    >
      {t(decision)}
    </Button>
  )
  return (
    <>
      <Words label={t('reason')} value={reason} onChange={setReason} />
      <div className="review__buttons">
        {button('publish')}
        {button('approve')}
        {button('sendBack')}
      </div>
    </>
  )
}

function ReviewStatus({ review }: { readonly review: NonNullable<ReviewState['review']> }) {
  const t = useTexts(reviewsTexts)
  const { state, current, requester, requestedAt, decider, decidedAt, note, reason, language } = review
  const { openComments: count, difference } = review
  return (
    <div aria-live="polite" className="review__status">
      <p>
        <Pill size="small" pillStyle={state === 'approved' && !current ? 'light' : pills[state]}>
          {t(`states.${state}`)}
        </Pill>{' '}
        {language ?? t('everyLanguage')}
      </p>
      <p>{t('requestedBy', { name: requester, when: requestedAt })}</p>
      {note && <blockquote>{note}</blockquote>}
      {difference && (
        <p>
          <a href={difference}>{t('difference')}</a>
        </p>
      )}
      {decider && <p>{t('decidedBy', { name: decider, when: decidedAt })}</p>}
      {reason && <blockquote>{reason}</blockquote>}
      {state === 'sentBack' && count > 0 && <p>{t('openComments', { count })}</p>}
      {!current && state !== 'sentBack' && <p>{t('changed')}</p>}
    </div>
  )
}

/** The panel beside a document of a site that publishes only what somebody else has approved. */
export function ReviewPanel() {
  const document = useOpenDocument()
  const t = useTexts(reviewsTexts)
  const { seen: state, look } = useLooking<ReviewState>(document && `/reviews/of?${queryOf(document)}`, pause)
  if (!state?.needed || !document) return null
  const { review, mayDecide, mayRequest } = state
  const panel = { state, look, document }
  const waits = review?.state === 'requested' && review.current
  return (
    <section className="field-type scheduling review">
      <FieldLabel as="h3" label={reviewsTexts.label('review')} />
      {review ? <ReviewStatus review={review} /> : <p>{t('none')}</p>}
      {waits && mayDecide && !review.own && <Decision {...panel} />}
      {waits && review.own && <p>{t('ownRequest')}</p>}
      {!waits && mayRequest && !(review?.state === 'approved' && review.current) && (
        <RequestForm {...panel} />
      )}
    </section>
  )
}
