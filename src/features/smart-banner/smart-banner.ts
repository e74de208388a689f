import { smartBannerMachine } from '#machines/smart-banner-machine.ts'
import { runMachine } from '../../actor-kit/run-machine.ts'
import { openPersistedStore } from '../../storage/persisted-store.ts'
import { BANNER_STORE } from '../app-bridge/in-app.ts'

const machine = smartBannerMachine.provide({
  actions: {
    takeAway: () => {
      delete document.documentElement.dataset.banner
    },
    saveHidden: () => void openPersistedStore().then((store) => store.write(BANNER_STORE, 'hidden')),
  },
})

export function hideSmartBanner(): void {
  runMachine(machine).send({ type: 'banner.hide' })
}
