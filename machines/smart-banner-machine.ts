import { setup } from 'xstate'
import { unconnected } from './unconnected.ts'

const types: Partial<{ events: { readonly type: 'banner.hide' } }> = {}

/**
 * The banner that suggests the mobile app. `hidden` is final: it removes the banner and
 * saves that for later visits.
 */
export const smartBannerMachine = setup({
  types,
  actions: {
    saveHidden: () => unconnected('saveHidden'),
    takeAway: () => unconnected('takeAway'),
  },
}).createMachine({
  id: 'smartBanner',
  initial: 'shown',
  states: {
    shown: { on: { 'banner.hide': 'hidden' } },
    hidden: { type: 'final', entry: ['takeAway', 'saveHidden'] },
  },
})
