import { ModalFrame, type ModalFrameProps } from '@marquee/design/modals/modal-frame.tsx'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react'
import { useCurrentModal } from './modal-context.ts'
import { closeOnBack } from './modal-history.ts'
import { lowerVeil } from './veil.ts'

interface ModalProps extends Pick<ModalFrameProps, 'title' | 'bar' | 'foot' | 'look' | 'dark'> {
  readonly children: ReactNode
}

export function Modal({ children, ...frame }: ModalProps) {
  const { id, closable, close } = useCurrentModal()
  const router = useRouter({ warn: false })
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal()
    lowerVeil()
  }, [])
  useEffect(() => (closable ? closeOnBack(router, close) : undefined), [router, closable, close])
  const onClose = () => {
    close()
    // Browsers close a dialog on a repeated Escape without a cancel event.
    if (!closable && dialog.current?.open === false) dialog.current.showModal()
  }
  const onCancel = (event: SyntheticEvent) => {
    // The machine decides; the browser would close it by itself.
    event.preventDefault()
    close()
  }
  return (
    <ModalFrame
      {...frame}
      id={`modal-${id}`}
      closable={closable}
      ref={dialog}
      onClose={onClose}
      onCancel={onCancel}
    >
      {children}
    </ModalFrame>
  )
}
