import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react'
import { DialogFrame, type DialogFrameProps } from '../components/dialogs/dialog-frame.tsx'
import { useOpenWindow } from './modal-context.ts'

interface ModalFrameProps extends Pick<DialogFrameProps, 'title' | 'bar' | 'foot' | 'look' | 'room'> {
  readonly children: ReactNode
}

/** The frame of a window of the registry: shown as long as it is rendered; Escape, the overlay and its button close it. */
export function Modal({ children, ...frame }: ModalFrameProps) {
  const { id, closable, close } = useOpenWindow()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal()
  }, [])
  const onClose = () => {
    close()
    // A browser that is not asked for the first time closes it without asking.
    if (!closable && dialog.current?.open === false) dialog.current.showModal()
  }
  const onCancel = (event: SyntheticEvent) => {
    // The machine decides; the browser would close it of its own accord.
    event.preventDefault()
    close()
  }
  return (
    <DialogFrame {...frame} id={`modal-${id}`} closable={closable} ref={dialog} onClose={onClose} onCancel={onCancel}>
      {children}
    </DialogFrame>
  )
}
