import { Alert, AlertBanner } from '@marquee/design/feedback/alert.tsx'
import { nothing, state, wideState } from '../../state.tsx'

export default { component: Alert }

export const Information = state(({ alert }) => (
  <Alert level="info">
    <p>{alert}</p>
  </Alert>
))
export const Warning = state(({ t }) => (
  <Alert level="warning" title={t('locator:alert.title')} onClose={nothing}>
    <p>{t('locator:alert.subtitle')}</p>
  </Alert>
))
export const WithActionAndIcon = state(({ t, alert }) => (
  <Alert level="info" icon="bell" action={{ href: '/help', label: t('shell:footer.helpCentre') }}>
    <p>{alert}</p>
  </Alert>
))
export const LongText = state(({ longText, longTitle }) => (
  <Alert level="info" title={longTitle} onClose={nothing}>
    <p>{longText}</p>
  </Alert>
))
export const Banner = wideState(({ alert }) => (
  <AlertBanner alert={{ level: 'warning', children: <p>{alert}</p>, onClose: nothing }} />
))
export const BannerWithoutAlert = wideState(() => <AlertBanner alert={null} />)
