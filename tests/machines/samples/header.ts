import type { MachineSamples } from '../samples.ts'

const scroll = (position: number, desktop = true) => ({
  type: 'page.scroll',
  position,
  windowHeight: 800,
  desktop,
})

export const samples: MachineSamples = {
  inputs: [{ thresholds: { stickyAfter: 68, stickyShareOfViewport: 0.25 } }],
  events: [
    scroll(0),
    scroll(68),
    scroll(69),
    scroll(200),
    scroll(201),
    scroll(400),
    scroll(400, false),
    { type: 'page.navigate' },
  ],
}
