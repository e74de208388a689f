import { FactSheet } from '@marquee/design/sections/fact-sheet.tsx'
import { Form, FormEnd } from '@marquee/forms/form.tsx'
import type { ShownPage } from '@marquee/forms/page.ts'
import type { OwnerContext, OwnerPage } from '../page.ts'
import type { TranslateText } from '../texts/translate.ts'
import { type SavedForm, savedFormOf } from './saved-form.ts'

const labelled = [
  'on',
  'rollout',
  'device',
  'variant',
  'weight',
  'from',
  'until',
  'reason',
  'name',
  'kind',
  'text',
  'address',
  'site',
  'language',
  'page',
] as const

function labelOf(t: TranslateText, name: string): string {
  const known = labelled.find((each) => each === name)
  if (known) return t(`resend.fields.${known}`)
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')
}

const shortened = (value: string) => (value.length > 200 ? `${value.slice(0, 200)}…` : value)

/** Hidden fields that are not shown to the owner. */
const carried = ['back', 'version', 'agreed', 'switch']
const isListed = ([name, value]: SavedForm['fields'][number]) => value !== '' && !carried.includes(name)

function resendPage(context: OwnerContext, { path, fields }: SavedForm): ShownPage {
  const { t } = context.texts
  return {
    kind: 'page',
    title: t('resend.title'),
    lead: <p>{t('resend.lead')}</p>,
    body: (
      <div className="access">
        <FactSheet
          rows={fields
            .filter(isListed)
            .map(([name, value]) => ({ term: labelOf(t, name), value: shortened(value) }))}
        />
        <Form context={context} action={path} file>
          {fields.map(([name, value], index) => (
            <input key={`${index} ${name}`} type="hidden" name={name} value={value} />
          ))}
          <FormEnd leave={{ href: path, label: t('resend.discard') }}>{t('resend.submit')}</FormEnd>
        </Form>
      </div>
    ),
  }
}

/** Shows the input of an expired session, to send or discard. */
export const resend: OwnerPage = {
  needs: 'viewer',
  get(context) {
    const saved = savedFormOf(context)
    return saved === null ? { kind: 'redirect', location: '/' } : resendPage(context, saved)
  },
}
