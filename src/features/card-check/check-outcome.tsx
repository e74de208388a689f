import { Button, ButtonLink } from '@marquee/design/controls/button.tsx'
import { TextLink } from '@marquee/design/controls/text-link.tsx'
import { Alert } from '@marquee/design/feedback/alert.tsx'
import { formatsOf } from '@marquee/i18n/format.ts'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { CardCheckRefusal, CheckedCard } from '#machines/card-check-machine.ts'
import type { HelpLinks } from '../../page-models/cards.ts'

export type CheckTexts = 'giftcard' | 'voucher'

const SECONDS_OF_A_MINUTE = 60

interface CheckResultProps {
  readonly texts: CheckTexts
  readonly result: CheckedCard
  readonly showsHref: string
  readonly onReset: () => void
}

function useFacts({ kind, card }: CheckedCard, texts: CheckTexts) {
  const { t } = useTranslation(texts)
  const { site, language } = useRouter().options.context.edition
  const formats = formatsOf(language, site)
  const { status, expiresOn } = card
  const amount = kind === 'giftCard' ? card.balance : card.amount
  const quantity = kind === 'voucher' ? card.quantity : null
  return {
    status,
    label: kind === 'voucher' ? card.label : null,
    worth: status === 'valid' && amount !== null ? formats.price(amount) : null,
    uses: status === 'valid' && quantity !== null ? t('check.uses', { count: quantity }) : null,
    until:
      expiresOn === null || status === 'used'
        ? null
        : t(status === 'expired' ? 'check.since' : 'check.until', { date: formats.date(expiresOn) }),
  }
}

export function CheckResult({ texts, result, showsHref, onReset }: CheckResultProps) {
  const { t } = useTranslation(texts)
  const { status, label, worth, uses, until } = useFacts(result, texts)
  return (
    <div className="check-answer" data-status={status}>
      <p className="check-answer__title">{t(`check.${status}.title`)}</p>
      {label !== null && <p className="large">{label}</p>}
      {worth !== null && <p className="check-answer__worth num">{worth}</p>}
      {uses !== null && <p className={worth === null ? 'check-answer__worth num' : 'num'}>{uses}</p>}
      {until !== null && <p className="num">{until}</p>}
      <p className="check-answer__text">{t(`check.${status}.text`)}</p>
      <p className="row">
        {status === 'valid' && (
          <ButtonLink small look="solid" href={showsHref}>
            {t('check.use')}
          </ButtonLink>
        )}
        <Button small onPress={onReset}>
          {t('check.another')}
        </Button>
      </p>
    </div>
  )
}

export function WhoHelps({ texts, help }: { readonly texts: CheckTexts; readonly help: HelpLinks }) {
  const { t } = useTranslation(texts)
  return (
    <span className="check-help">
      <TextLink small href={help.cinemasHref}>
        {t('help.cinemas')}
      </TextLink>
      {help.helpHref !== null && (
        <TextLink small href={help.helpHref}>
          {t('help.centre')}
        </TextLink>
      )}
    </span>
  )
}

interface CheckRefusedProps {
  readonly texts: CheckTexts
  readonly refusal: CardCheckRefusal
  readonly help: HelpLinks
  readonly onRetry: () => void
}

export function CheckRefused({ texts, refusal: { reason, wait }, help, onRetry }: CheckRefusedProps) {
  const { t } = useTranslation(texts)
  const count = wait === null ? null : Math.max(1, Math.ceil(wait / SECONDS_OF_A_MINUTE))
  const text =
    reason === 'rateLimited' && count !== null
      ? t('check.rateLimited.wait', { count })
      : t(`check.${reason}.text`)
  return (
    <div className="stack stack--s" data-refusal={reason}>
      <Alert quiet level={reason === 'unknown' ? 'info' : 'warning'} title={t(`check.${reason}.title`)}>
        {text}
      </Alert>
      <div className="row">
        {(reason === 'captcha' || reason === 'unavailable') && (
          <Button small onPress={onRetry}>
            {t('check.retry')}
          </Button>
        )}
        {reason !== 'rateLimited' && <WhoHelps texts={texts} help={help} />}
      </div>
    </div>
  )
}
