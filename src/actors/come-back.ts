import type { getRouter } from '../router.tsx'
import { destination } from '../routing/link-navigation.ts'
import { showAlert } from './alerts.ts'
import { finishReturn } from './external-identity.ts'
import { loadModalTexts } from './modal-texts.ts'
import { holdPending } from './pending-action.ts'

type Router = ReturnType<typeof getRouter>

/** Goes on to where the visitor wanted to be, within the document: what is known of the session is in its memory. */
async function goOn(router: Router, target: string): Promise<void> {
  const address = new URL(target, location.origin)
  const to = destination(router.options.context.edition, address)
  if (to) await router.navigate({ ...to, replace: true })
  else location.replace(address)
}

async function tell(router: Router, cause: 'timeout' | 'other'): Promise<void> {
  await loadModalTexts(['account'])
  const t = router.options.context.edition.i18n.getFixedT(null, 'account')
  showAlert({
    autoCloseId: null,
    title: t('failure.title'),
    subtitle: t(`failure.${cause}`),
    level: 'warning',
    className: null,
    icon: null,
    cta: null,
    closable: true,
  })
}

/** Takes up what the identity provider sent the visitor back with. Whoever has gone on meanwhile is left where they are. */
export async function comeBack(router: Router): Promise<void> {
  const { href } = location
  const { target, silent, fault } = await finishReturn()
  if (target !== null && location.href === href) {
    const arrived = goOn(router, target)
    holdPending(arrived)
    await arrived
  }
  if (fault && !silent) await tell(router, fault.error === 'timeout' ? 'timeout' : 'other')
}
