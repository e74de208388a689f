import { smartBannerMachine } from '../../machines/smart-banner-machine.ts'
import { BANNER_STORE } from '../app-bridge/in-app.ts'
import { openPersistedStore } from '../storage/persisted-store.ts'
import { runMachine } from './run-machine.ts'

const machine = smartBannerMachine.provide({
  actions: {
    takeAway: () => {
      delete document.documentElement.dataset.banner
    },
    keepHidden: () => void openPersistedStore().then((store) => store.write(BANNER_STORE, 'hidden')),
  },
})

/** Fetched with the click that hides the banner. */
export function hideSmartBanner(): void {
  runMachine(machine).send({ type: 'banner.hide' })
}
