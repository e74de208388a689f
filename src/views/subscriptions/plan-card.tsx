import { useTranslation } from 'react-i18next'
import { Flag } from '../../components/labels/flag.tsx'
import { WidePicture } from '../../components/pictures/wide-picture.tsx'
import { RichText } from '../../components/sections/rich-text.tsx'
import type { PlanModel } from '../../page-data/models/subscriptions.ts'
import { pictureData } from '../cards/model-props.ts'

interface PlanCardProps {
  readonly plan: PlanModel
  readonly onChoose: () => void
}

function Price({ plan }: Pick<PlanCardProps, 'plan'>) {
  const { t } = useTranslation('subscriptions')
  const { price, initialPrice } = plan
  if (price === null) return null
  return (
    <p className="plan__price num">
      {initialPrice && (
        <s>
          <span className="vh">{t('insteadOf')} </span>
          {initialPrice}
        </s>
      )}
      <b>{price}</b> <small>{t('aMonth')}</small>
    </p>
  )
}

/** One plan: a ticket whose whole face chooses it. */
export function PlanCard({ plan, onChoose }: PlanCardProps) {
  const { t } = useTranslation('subscriptions')
  const { id, title, subtitle, text, perks, commitment, highlighted, promotion } = plan
  return (
    <article className="plan" aria-labelledby={`plan-${id}`}>
      <WidePicture
        className="plan__pic"
        picture={pictureData(plan.picture)}
        sizes="(min-width: 1080px) 30vw, (min-width: 700px) 50vw, 92vw"
        widest={1280}
        priority="early"
      >
        {promotion ? <Flag label={promotion.label} tone={5} /> : highlighted && <Flag label={t('favourite')} tone={1} />}
      </WidePicture>
      <div className="plan__stub">
        <h3 id={`plan-${id}`}>{title}</h3>
        {subtitle && <p>{subtitle}</p>}
        <Price plan={plan} />
      </div>
      <div className="plan__body">
        {text && <RichText html={text} muted />}
        {perks.length > 0 && (
          <ul className="plan__perks" aria-label={t('perks')}>
            {perks.map((perk) => (
              <li key={perk}>{perk}</li>
            ))}
          </ul>
        )}
        {promotion && (
          <div className="plan__promo">
            {promotion.text && <RichText html={promotion.text} />}
            {promotion.until && <p className="num">{t('until', { date: promotion.until })}</p>}
          </div>
        )}
        {commitment && <p className="plan__terms">{commitment}</p>}
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
