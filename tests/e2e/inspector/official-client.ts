import { createBrowserInspector } from '@statelyai/inspect'
import { assign, createActor, createMachine } from 'xstate'

/** A third party's page that inspects a machine with the official package and our inspector. */
const machine = createMachine({
  id: 'kettle',
  context: { litres: 0 },
  initial: 'cold',
  states: {
    cold: { on: { 'water.pour': { target: 'boiling', actions: assign({ litres: 2 }) } } },
    boiling: { type: 'final' },
  },
})

document.querySelector('button')?.addEventListener('click', () => {
  const { inspect } = createBrowserInspector({ url: '/__inspector' })
  createActor(machine, { inspect }).start().send({ type: 'water.pour' })
})
