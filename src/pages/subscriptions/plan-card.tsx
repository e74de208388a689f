import { TextLink } from '@marquee/design/controls/text-link.tsx'
import { Flag } from '@marquee/design/labels/flag.tsx'
import { WidePicture } from '@marquee/design/pictures/wide-picture.tsx'
import { RichText } from '@marquee/design/sections/rich-text.tsx'
import { useTranslation } from 'react-i18next'
import { openModal } from '../../features/modals/modals.ts'
import { PlanPerks, PlanPrice, PlanTerms } from '../../features/subscription/plan-facts.tsx'
import type { PlanModel } from '../../page-models/subscriptions.ts'

interface PlanCardProps {
  readonly plan: PlanModel
  readonly onChoose: () => void
  readonly onDetails: (trigger: HTMLElement) => void
}

/** A radio button that covers the whole card. */
export function PlanCard({ plan, onChoose, onDetails }: PlanCardProps) {
  const { t } = useTranslation('subscriptions')
  const { id, title, subtitle, text, perks, highlighted, promotion } = plan
  return (
    <article className="plan" aria-labelledby={`plan-${id}`}>
      <WidePicture
        className="plan__pic"
        picture={plan.picture}
        sizes="(min-width: 1080px) 30vw, (min-width: 700px) 50vw, 92vw"
        widest={1280}
        priority="early"
      >
        {promotion ? (
          <Flag label={promotion.label} tone={5} />
        ) : (
          highlighted && <Flag label={t('favourite')} tone={1} />
        )}
      </WidePicture>
      <div className="plan__stub">
        <h3 id={`plan-${id}`}>{title}</h3>
        {subtitle && <p>{subtitle}</p>}
        <PlanPrice plan={plan} />
      </div>
      <div className="plan__body">
        {text && <RichText html={text} muted />}
        <PlanPerks plan={plan} />
        <PlanTerms plan={plan} />
        <p className="plan__more">
          {perks.length > 0 && (
            <TextLink
              small
              href={`#plan-${id}`}
              opens="subscriptionPerks"
              onPress={(trigger) => openModal('subscriptionPerks', plan, trigger)}
            >
              {t('perksMore')}
              <span className="visually-hidden"> {title}</span>
            </TextLink>
          )}
          <TextLink small href={`#options-${id}`} opens="subscriptionPlan" onPress={onDetails}>
            {t('details')}
            <span className="visually-hidden"> {title}</span>
          </TextLink>
        </p>
      </div>
      <label className="plan__pick">
        <input type="radio" name="plan" value={id} required onChange={onChoose} />
        <span className="plan__choose">{t('choosePlan', { plan: title })}</span>
        <span className="plan__chosen" aria-hidden="true">
          {t('chosen')}
        </span>
      </label>
    </article>
  )
}
