import { Form, Submit } from '@marquee/forms/form.tsx'
import type { OwnerContext, OwnerPage } from '../page.ts'

async function requested({ owners, factors, url }: OwnerContext) {
  const id = url.searchParams.get('id')
  const owner = (await owners.list()).find((each) => each.id === id)
  return owner && (await factors.has(owner.id)) ? owner : undefined
}

/** An owner who has lost phone and recovery codes needs this. */
export const resetFactor: OwnerPage = {
  needs: 'admin',
  async get(context) {
    const owner = await requested(context)
    if (!owner) return { kind: 'missing' }
    const { t } = context.texts
    const { name } = owner
    return {
      kind: 'page',
      title: t('factor.reset.title', { name }),
      body: (
        <div className="access">
          <p className="measure">{t('factor.reset.text', { name })}</p>
          <Form context={context}>
            <div className="form-end">
              <Submit>{t('factor.reset.submit')}</Submit>
              <a className="link" href={`/owners/edit?${new URLSearchParams({ id: owner.id })}`}>
                {t('factor.reset.keep')}
              </a>
            </div>
          </Form>
        </div>
      ),
    }
  },
  async post(context) {
    const owner = await requested(context)
    if (!owner) return { kind: 'missing' }
    await context.factors.remove(owner.id, context.owner)
    return {
      kind: 'redirect',
      location: `/owners?${new URLSearchParams({ done: 'changed', name: owner.name })}`,
    }
  },
}
