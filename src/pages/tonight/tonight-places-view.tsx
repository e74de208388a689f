import { Button } from '@marquee/design/controls/button.tsx'
import { PlaceButton } from '@marquee/design/controls/place-button.tsx'
import { TextLink } from '@marquee/design/controls/text-link.tsx'
import { ListHead } from '@marquee/design/heroes/list-head.tsx'
import { Section } from '@marquee/design/sections/section-head.tsx'
import { SiteLink } from '@marquee/design/site-link.tsx'
import { useTranslation } from 'react-i18next'
import { useNearMe } from '../../features/locator/near-me.ts'
import { useSite } from '../../page-kit/site-context.ts'
import { TonightLines } from '../../programme/tonight-lines.tsx'
import type { TonightPlacesModel } from './tonight-model.ts'
import { useOwnTonight } from './use-own-tonight.ts'

interface PageProps {
  readonly page: TonightPlacesModel
}

function Here({ here }: { readonly here: NonNullable<TonightPlacesModel['here']> }) {
  const { t } = useTranslation('tonight')
  const { list, href } = here
  return (
    <section className="dark tonight" aria-labelledby="tonight-here">
      <div className="wrap tt">
        <h2 id="tonight-here">{list.heading}</h2>
        <TonightLines list={list} />
        <p className="tt__more">
          <TextLink href={href}>{t('all')}</TextLink>
        </p>
      </div>
    </section>
  )
}

function City({ name, href, cinemas }: TonightPlacesModel['cities'][number]) {
  // A cinema outside of the known cities is its own heading.
  const inCity = cinemas.filter((cinema) => cinema.href !== href)
  return (
    <li>
      <h3>
        <SiteLink to={href}>{name}</SiteLink>
      </h3>
      {inCity.length > 0 && (
        <ul className="tonight__links">
          {inCity.map((cinema) => (
            <li key={cinema.slug}>
              <TextLink small href={cinema.href}>
                {cinema.name}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function Cities({ page: { cities } }: PageProps) {
  return (
    <ul className="tonight__cities">
      {cities.map((city) => (
        <City key={city.href} {...city} />
      ))}
    </ul>
  )
}

/** Leads on to the visitor's place, if there is one. Without script, a list of places. */
export function TonightPlacesView({ page }: PageProps) {
  const { t } = useTranslation('tonight')
  const { locator } = useSite()
  const findNearMe = useNearMe(locator?.cookie)
  useOwnTonight(page.cities)
  return (
    <>
      <ListHead title={t('places.title')} text={t('places.text')}>
        <div className="row tonight__start">
          {findNearMe && (
            <Button icon="locate" onPress={findNearMe}>
              {t('places.nearMe')}
            </Button>
          )}
          <PlaceButton place={null} href="#places" {...locator?.target} />
        </div>
      </ListHead>
      {page.here && <Here here={page.here} />}
      {page.cities.length > 0 && (
        <div id="places">
          <Section id="tonight-places" title={t('places.choose')}>
            <Cities page={page} />
          </Section>
        </div>
      )}
    </>
  )
}
