import { ButtonLink } from '@marquee/design/controls/button.tsx'
import { LostPage } from '@marquee/design/heroes/lost-page.tsx'
import type { Samples } from '../../samples.ts'
import { wideState } from '../../state.tsx'

export default { component: LostPage }

const waysOut = ({ t }: Samples) => (
  <>
    <ButtonLink look="solid" href="/films">
      {t('errors:movies')}
    </ButtonLink>
    <ButtonLink href="/cinemas">{t('errors:cinemas')}</ButtonLink>
  </>
)

export const NotFound = wideState((samples) => (
  <LostPage code="404" title={samples.t('errors:notFound.title')} text={samples.t('errors:notFound.text')}>
    {waysOut(samples)}
  </LostPage>
))
export const Unavailable = wideState((samples) => (
  <LostPage
    code="503"
    title={samples.t('errors:unavailable.title')}
    text={samples.t('errors:unavailable.text')}
  >
    {waysOut(samples)}
  </LostPage>
))
export const WithoutCode = wideState((samples) => (
  <LostPage title={samples.t('errors:fault.title')} text={samples.t('errors:fault.text')}>
    {waysOut(samples)}
  </LostPage>
))
