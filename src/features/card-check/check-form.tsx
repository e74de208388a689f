import { Button } from '@marquee/design/controls/button.tsx'
import { Alert } from '@marquee/design/feedback/alert.tsx'
import { type FormEvent, type ReactNode, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardQuestion } from '#machines/card-check-machine.ts'
import type { CaptchaModel, HelpLinks } from '../../page-models/cards.ts'
import { useCardCheck } from './card-check.ts'
import { CheckRefused, CheckResult, type CheckTexts, WhoHelps } from './check-outcome.tsx'
import './check.css'

interface CheckFormProps {
  readonly texts: CheckTexts
  readonly captcha: CaptchaModel
  readonly help: HelpLinks
  readonly showsHref: string
  /** The question from the fields; `value` reads a field by its mark. */
  readonly question: (value: (field: string) => string) => CardQuestion
  /** Where the card has what the form asks for, until there is an answer. */
  readonly specimen: ReactNode
  /** Fields without names: card data must not get into an address, not even before hydration. */
  readonly children: ReactNode
}

/** Nothing is requested from Google's captcha before consent. */
function GoogleConsent({ texts }: { readonly texts: CheckTexts }) {
  const { t } = useTranslation(texts)
  const id = useId()
  return (
    <p className="check-consent">
      <input id={id} type="checkbox" required />
      <label htmlFor={id}>{t('check.google')}</label>
    </p>
  )
}

export function CheckForm({ texts, captcha, help, showsHref, specimen, question, children }: CheckFormProps) {
  const { t } = useTranslation(texts)
  const form = useRef<HTMLFormElement>(null)
  const check = useCardCheck(captcha)
  const { step, result, refusal } = check
  const busy = step === 'solving' || step === 'checking'

  const currentQuestion = () =>
    question(
      (field) => form.current?.querySelector<HTMLInputElement>(`[data-field="${field}"]`)?.value.trim() ?? '',
    )

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!busy) check.submit(currentQuestion())
  }

  function reset() {
    check.reset()
    form.current?.reset()
    form.current?.querySelector<HTMLInputElement>('[data-field]')?.focus()
  }

  return (
    <div className="card-check">
      <div className="card-check__noscript">
        <Alert quiet level="info" title={t('noscript.title')}>
          <p>{t('noscript.text')}</p>
          <WhoHelps texts={texts} help={help} />
        </Alert>
      </div>
      <form ref={form} className="js" onSubmit={submit} autoComplete="off">
        <div className="card-check__form">
          {children}
          {captcha.name === 'recaptcha' && <GoogleConsent texts={texts} />}
          <div>
            <Button type="submit" look="solid" disabled={busy}>
              {t('check.submit')}
            </Button>
          </div>
        </div>
      </form>
      <div className="card-check__outcome js dark" role="status" aria-busy={busy}>
        {step === 'idle' && specimen}
        {busy && <p className="card-check__busy">{t(`check.${step}`)}</p>}
        {result !== null && !busy && (
          <CheckResult texts={texts} result={result} showsHref={showsHref} onReset={reset} />
        )}
        {refusal !== null && !busy && (
          <CheckRefused
            texts={texts}
            refusal={refusal}
            help={help}
            onRetry={() => check.retry(currentQuestion())}
          />
        )}
      </div>
    </div>
  )
}
