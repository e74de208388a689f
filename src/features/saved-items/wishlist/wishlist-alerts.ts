import { textsInBrowser } from '@marquee/i18n/texts.ts'
import { limits } from '#config/limits.ts'
import { showAlert } from '../../alerts/alerts.ts'
import { alerts } from '../../alerts/alerts-actor.ts'
import { loadModalTexts } from '../../modals/modal-texts.ts'

const ns = 'wishlist'
const SAVED = 'wishlist.saved'

async function textsOfList() {
  await loadModalTexts([ns])
  return (key: string, values: object = {}) => textsInBrowser()?.t(key, { ns, ...values }) ?? ''
}

const face = { className: null, icon: 'heart', closable: true } as const

export async function notifyOfWish(title: string, listHref: string): Promise<void> {
  const t = await textsOfList()
  withdrawNotice()
  showAlert({
    ...face,
    autoCloseId: SAVED,
    level: 'info',
    title: t('saved.title', { title }),
    subtitle: t('saved.subtitle'),
    cta: { label: t('saved.open'), url: listHref, newTab: false, kind: 'black' },
  })
}

/** The notice of the addition is wrong after a removal. */
export function withdrawNotice(): void {
  if (alerts.getSnapshot().context.queue[0]?.autoCloseId === SAVED) alerts.send({ type: 'alert.dismiss' })
}

export async function warnOfFullList(): Promise<void> {
  const t = await textsOfList()
  const count = limits.wishlist.onDevice
  showAlert({
    ...face,
    autoCloseId: 'wishlist.full',
    level: 'warning',
    title: t('full.title'),
    subtitle: t('full.subtitle', { count }),
    cta: null,
  })
}
