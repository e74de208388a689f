import type { RegisteredRouter } from '@tanstack/react-router'
import { fromCallback, fromPromise } from 'xstate'
import { openPage } from '#config/open-page.ts'
import { flagLineMachine } from '#machines/flag-line-machine.ts'
import { runMachine } from '../../actor-kit/run-machine.ts'
import { openChanges } from '../../api/flag-changes.ts'
import { readBoot } from '../../document/boot.ts'
import { deviceClassOf } from '../../document/device-class.ts'
import { openPersistedStore } from '../../storage/persisted-store.ts'
import { watchDecision } from '../consent/consent.ts'
import { applyFlags } from './apply-flags.ts'
import { createToggleClient, type ReceivedFlags } from './toggle-client.ts'
import type { VisitorFlags } from './visitor-flags.ts'
import { createVisitorId } from './visitor-id.ts'

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** The id appears or goes with consent, which changes the visitor's flags. */
function followDecision(visitor: { read(): string | null }, onChange: () => void): void {
  let id = visitor.read()
  watchDecision(() => {
    const next = visitor.read()
    if (next === id) return
    id = next
    onChange()
  })
}

export async function followFlags(
  router: RegisteredRouter,
  notify: (flags: VisitorFlags) => void,
): Promise<void> {
  const { language, flags, visitorFlags, preview } = readBoot()
  // A preview does not follow live values.
  if (preview) return
  const visitor = createVisitorId(await openPersistedStore())
  const client = createToggleClient({ origin: location.origin, language, flags, visitorFlags })
  let first = true

  async function take({ flags: values, visitor: ofVisitor }: ReceivedFlags) {
    await applyFlags(router, values)
    notify(ofVisitor)
    visitor.saveOff(visitorFlags.filter((name) => flags[name] && !ofVisitor[name]?.on))
    document.documentElement.dataset.off = visitorFlags.filter((name) => !ofVisitor[name]?.on).join(' ')
  }

  const machine = flagLineMachine.provide({
    actors: {
      listen: fromCallback(({ sendBack }) =>
        openChanges({
          onRevision: (revision) => sendBack({ type: 'line.notify', revision }),
          onCut: () => sendBack({ type: 'line.cut' }),
        }),
      ),
      loadValues: fromPromise(async ({ signal }) => {
        if (!first) await wait(Math.random() * openPage.spread)
        first = false
        if (signal.aborted) return
        const received = await client.load({ sessionId: visitor.read(), device: deviceClassOf(innerWidth) })
        if (!signal.aborted) await take(received)
      }),
    },
    delays: { unseenFor: openPage.unseenFor, retry: openPage.poll },
  })

  const { send } = runMachine(machine)
  const sendVisibility = () => send({ type: document.hidden ? 'page.hide' : 'page.show' })
  document.addEventListener('visibilitychange', sendVisibility)
  // A page in the bfcache must not hold a connection.
  addEventListener('pagehide', () => send({ type: 'page.freeze' }))
  addEventListener('pageshow', sendVisibility)
  addEventListener('online', () => send({ type: 'page.online' }))
  sendVisibility()
  followDecision(visitor, () => send({ type: 'visitor.change' }))
}
