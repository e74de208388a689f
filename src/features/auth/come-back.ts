import type { RegisteredRouter } from '@tanstack/react-router'
import type { Edition } from '../../document/edition.ts'
import { hydration } from '../../document/hydration.ts'
import { destination } from '../../routing/link-navigation.ts'
import { showAlert } from '../alerts/alerts.ts'
import { loadModalTexts } from '../modals/modal-texts.ts'
import { finishReturn } from './external-identity.ts'
import { holdPending } from './pending-action.ts'

interface Router extends Pick<RegisteredRouter, 'navigate' | 'subscribe'> {
  readonly state: Pick<RegisteredRouter['state'], 'status'>
  readonly options: {
    readonly context: { readonly edition: Pick<Edition, 'paths' | 'language' | 'flags' | 'site' | 'i18n'> }
  }
}

/** Continues to the visitor's target without loading a document, since the session is in memory. */
async function goOn(router: Router, target: string): Promise<void> {
  const address = new URL(target, location.origin)
  const to = destination(router.options.context.edition, address)
  if (!to) return location.replace(address)
  await router.navigate({ ...to, replace: true })
  await settled(router)
}

/** Waits for the running navigation: until the page is there, it closes modals. */
async function settled(router: Router): Promise<void> {
  if (router.state.status === 'idle') return
  await new Promise<void>((resolve) => {
    const stop = router.subscribe('onResolved', () => {
      stop()
      resolve()
    })
  })
}

async function showFailure(router: Router, cause: 'timeout' | 'other'): Promise<void> {
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

export async function comeBack(router: Router): Promise<void> {
  const { href } = location
  const arriving = Promise.all([finishReturn(), hydration]).then(async ([back]) => {
    if (back.target !== null && location.href === href) await goOn(router, back.target)
    return back
  })
  // The client may be known before this resolves, so the action is held before the first await.
  holdPending(arriving)
  const { silent, fault } = await arriving
  if (fault && !silent) await showFailure(router, fault.error === 'timeout' ? 'timeout' : 'other')
}
