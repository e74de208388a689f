import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { OpenModal } from '../../machines/modals-machine.ts'
import { modals, returnFocus } from '../actors/modals-actor.ts'
import { AlertHost } from './alert-host.tsx'
import { loadedModal } from './loaded.ts'
import { ModalContext } from './modal-context.ts'

function Window({ modal: { id, closable, trigger, data } }: { readonly modal: OpenModal }) {
  const context = useMemo(() => ({ id, closable, close: () => modals.send({ type: 'modal.close', id }) }), [id, closable])
  // Once the window is gone: while it is there, the page behind it takes no focus.
  useEffect(() => () => returnFocus(trigger), [trigger])
  const Component = loadedModal(id)
  return (
    <ModalContext value={context}>
      {/* The registry gives every window the data that it takes. */}
      {Component && <Component data={data as never} />}
    </ModalContext>
  )
}

/** Shows the open windows, the last on top. Part of the page's tree, so that windows know its edition and texts. */
export function ModalHost() {
  const stack = useSelector(modals, ({ context }) => context.stack)
  const router = useRouter()
  useEffect(() => router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && modals.send({ type: 'page.navigate' })), [router])
  return (
    <>
      {stack.map((modal) => (
        <Window key={modal.id} modal={modal} />
      ))}
      <AlertHost />
    </>
  )
}
