import { textsInBrowser } from '@marquee/i18n/texts.ts'
import type { FavouriteRefusal } from '#machines/favourites-rules.ts'
import { showAlert } from '../alerts/alerts.ts'
import { loadModalTexts } from '../modals/modal-texts.ts'
import { loadModals } from '../modals/modals.ts'

const namespaces = ['cinemas', 'feelings'] as const

/** Fetched ahead: when a change fails, the network may fail too. */
export const preloadSavedItemAlerts = (): Promise<unknown> =>
  Promise.all([loadModals(), loadModalTexts(namespaces)])

async function warn(ns: (typeof namespaces)[number], about: string, values: object = {}): Promise<void> {
  await loadModalTexts(namespaces)
  const t = (key: string) => textsInBrowser()?.t(`${about}.${key}`, { ns, ...values }) ?? ''
  const how = {
    level: 'warning',
    className: null,
    icon: ns === 'cinemas' ? 'star' : 'heart',
    cta: null,
    closable: true,
  } as const
  showAlert({ ...how, autoCloseId: `${ns}.${about}`, title: t('title'), subtitle: t('subtitle') })
}

export const warnOfFavourite = (reason: FavouriteRefusal, limit: number): Promise<void> =>
  reason === 'limit' ? warn('cinemas', 'alert', { count: limit }) : warn('cinemas', 'favouriteFailed')

export const warnOfFeelings = (kind: 'wish' | 'rating' | 'signedOut'): Promise<void> =>
  warn('feelings', kind === 'signedOut' ? kind : `${kind}Failed`)
