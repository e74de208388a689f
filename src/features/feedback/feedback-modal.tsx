import { Button } from '@marquee/design/controls/button.tsx'
import { useSelector } from '@xstate/react'
import type { TFunction } from 'i18next'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ActorRefFrom } from 'xstate'
import { serviceLimits } from '#config/service-limits.ts'
import type { feedbackMachine } from '#machines/feedback-machine.ts'
import { Modal } from '../modals/modal.tsx'
import { useCurrentModal } from '../modals/modal-context.ts'
import { feedbackDraft } from './feedback-actor.ts'
import './feedback.css'

interface FeedbackProps {
  readonly actor: ActorRefFrom<typeof feedbackMachine>
  readonly t: TFunction<'chat'>
}

const ratings = [1, 2, 3, 4, 5] as const
const most = serviceLimits.feedback.characters

function Ratings({ actor, t }: FeedbackProps) {
  const rating = useSelector(actor, ({ context }) => context.rating)
  return (
    <fieldset className="opinion__ratings">
      <legend>{t('opinion.rating')}</legend>
      <div className="opinion__scale">
        {ratings.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name="rating"
              value={value}
              required
              checked={rating === value}
              onChange={() => actor.send({ type: 'rating.choose', rating: value })}
            />
            <b className="num">{value}</b>
            <span>{t(`opinion.ratings.${value}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function OpinionForm({ actor, t }: FeedbackProps) {
  const text = useSelector(actor, ({ context }) => context.text)
  const sending = useSelector(actor, (snapshot) => snapshot.matches('sending'))
  const failed = useSelector(actor, (snapshot) => snapshot.matches('failed'))
  const [missing, setMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  function send(event: FormEvent) {
    event.preventDefault()
    const unrated = actor.getSnapshot().context.rating === null
    setMissing(unrated)
    if (unrated) form.current?.querySelector('input')?.focus()
    else actor.send({ type: 'form.send' })
  }

  return (
    <form className="opinion" ref={form} noValidate onSubmit={send}>
      <p className="muted">{t('opinion.text')}</p>
      <Ratings actor={actor} t={t} />
      <label className="opinion__words" htmlFor="opinion-words">
        {t('opinion.words')}
      </label>
      <textarea
        id="opinion-words"
        className="opinion__text"
        rows={5}
        maxLength={most}
        value={text}
        readOnly={sending}
        aria-describedby="opinion-hint"
        onChange={({ target }) => actor.send({ type: 'text.change', text: target.value })}
      />
      <p className="fine opinion__hint" id="opinion-hint">
        <span>{t('opinion.hint')}</span>
        <span className="num">{t('left', { count: most - text.length })}</span>
      </p>
      <p className="opinion__fault" role="alert">
        {missing ? t('opinion.missing') : failed && t('opinion.failed')}
      </p>
      <Button type="submit" look="solid" block disabled={sending}>
        {t(sending ? 'opinion.sending' : 'opinion.send')}
      </Button>
    </form>
  )
}

function Thanks({ t, onClose }: Pick<FeedbackProps, 't'> & { readonly onClose: () => void }) {
  const thanks = useRef<HTMLDivElement>(null)
  useEffect(() => thanks.current?.focus(), [])
  return (
    <div className="opinion">
      <div ref={thanks} tabIndex={-1} className="opinion__thanks">
        <p className="display">{t('opinion.thanks')}</p>
        <p className="muted">{t('opinion.thanksText')}</p>
      </div>
      <Button onPress={onClose}>{t('opinion.close')}</Button>
    </div>
  )
}

export function FeedbackModal() {
  const { t, i18n } = useTranslation('chat')
  const { close } = useCurrentModal()
  const [actor] = useState(() => feedbackDraft(i18n.language))
  const sent = useSelector(actor, (snapshot) => snapshot.matches('sent'))
  return (
    <Modal title={t('opinion.title')}>
      {sent ? <Thanks t={t} onClose={close} /> : <OpinionForm actor={actor} t={t} />}
    </Modal>
  )
}
