import { Field } from '@marquee/design/controls/field.tsx'
import { state } from '../../state.tsx'

export default { component: Field }

export const Plain = state(({ t }) => <Field name="recipient" label={t('giftcard:order.recipient')} />)
export const WithHint = state(({ t }) => (
  <Field name="number" label={t('giftcard:balance.number')} hint={t('giftcard:balance.numberHint')} />
))
export const WithError = state(({ t }) => (
  <Field
    name="pin"
    label={t('giftcard:balance.pin')}
    hint={t('giftcard:balance.pinHint')}
    error={t('giftcard:check.unknown.title')}
  />
))
export const ValidatedByTheBrowser = state(({ t }) => (
  <Field
    validation="browser"
    label={t('giftcard:balance.number')}
    hint={t('giftcard:balance.numberHint')}
    pattern="[0-9 \-]{12,30}"
    required
  />
))
