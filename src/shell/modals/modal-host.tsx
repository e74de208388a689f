import { ErrorState } from '@marquee/design/feedback/states.tsx'
import { CatchBoundary, type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { OpenModal } from '#machines/modals-machine.ts'
import { onPageLeave } from '../../actor-kit/page-leave.ts'
import { AlertHost } from '../../features/alerts/alert-host.tsx'
import { useReported } from '../../features/analytics/use-reported.ts'
import { Modal } from '../../features/modals/modal.tsx'
import { ModalContext } from '../../features/modals/modal-context.ts'
import { modals, returnFocus } from '../../features/modals/modals-actor.ts'
import { loadedModal } from './registry.ts'

function ModalFault({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation('components')
  useReported(error)
  return (
    <Modal title={t('error.title')}>
      <ErrorState onRetry={reset} />
    </Modal>
  )
}

function HostedModal({ modal: { id, closable, trigger, data } }: { readonly modal: OpenModal }) {
  const context = useMemo(
    () => ({ id, closable, close: () => modals.send({ type: 'modal.close', id }) }),
    [id, closable],
  )
  // A modal <dialog> makes the page inert, so the focus returns after it is removed.
  useEffect(() => () => returnFocus(trigger), [trigger])
  const Component = loadedModal(id)
  return (
    <ModalContext value={context}>
      {/* The registry types the data of each window. */}
      <CatchBoundary getResetKey={() => id} errorComponent={ModalFault}>
        {Component && <Component data={data as never} />}
      </CatchBoundary>
    </ModalContext>
  )
}

/** Renders the open modals, the last on top. Part of the page's tree, for its edition and texts. */
export function ModalHost() {
  const stack = useSelector(modals, ({ context }) => context.stack)
  const router = useRouter()
  useEffect(() => onPageLeave(router, () => modals.send({ type: 'page.navigate' })), [router])
  return (
    <>
      {stack.map((modal) => (
        <HostedModal key={modal.id} modal={modal} />
      ))}
      <AlertHost />
    </>
  )
}
