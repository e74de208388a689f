import { Picture } from '@marquee/design/pictures/picture.tsx'
import { PriceTable } from '@marquee/design/sections/price-table.tsx'
import { RichText } from '@marquee/design/sections/rich-text.tsx'
import { useTranslation } from 'react-i18next'
import type { SeasonAboutModel } from '../../page-models/seasons.ts'

export function SeasonAbout({ about }: { readonly about: SeasonAboutModel }) {
  const { t } = useTranslation('seasons')
  const { kind, description, details, prices, logo } = about
  const words = description !== null || details !== null
  if (!words && prices.length === 0) return null
  return (
    <section className="section season-about" aria-labelledby="season-about">
      <div className="wrap cols">
        <div className="stack stack--l">
          {logo && (
            <div className="season-logo">
              <Picture url={logo.url} shape="wide" sizes="160px" widest={320} alt="" />
            </div>
          )}
          <h2 id="season-about">{t(`about.${kind}`)}</h2>
          {description !== null && (
            <div className="large">
              <RichText html={description} />
            </div>
          )}
          {details !== null && <RichText html={details} muted />}
        </div>
        <PriceTable caption={t('about.prices')} rows={prices} />
      </div>
    </section>
  )
}
