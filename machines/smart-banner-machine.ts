import { setup } from 'xstate'

/**
 * The banner that suggests the mobile app: `shown` until `banner.hide`, then `hidden`, which is final: there is no way back. Entering `hidden`
 * keeps that for the visits to come and takes the banner out of the page.
 */
export const smartBannerMachine = setup({
  types: { events: {} as { readonly type: 'banner.hide' } },
  actions: {
    keepHidden: () => {},
    takeAway: () => {},
  },
}).createMachine({
  id: 'smartBanner',
  initial: 'shown',
  states: {
    shown: { on: { 'banner.hide': 'hidden' } },
    hidden: { type: 'final', entry: ['takeAway', 'keepHidden'] },
  },
})
