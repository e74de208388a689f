import type { MouseEvent, ReactNode, Ref, SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../class-names.ts'
import { IconButton } from '../controls/icon-button.tsx'
import './modals.css'

export interface ModalFrameProps {
  id: string
  /** A frame with `bar` has it as accessible name only. */
  title: string
  /** Replaces the heading, for example by a search field. */
  bar?: ReactNode
  foot?: ReactNode
  look?: 'middle' | 'top' | 'wide' | undefined
  /** True: dark in both themes, for films and times. */
  dark?: boolean | undefined
  children: ReactNode
  onClose: () => void
  /** Called before Escape closes it. */
  onCancel?: ((event: SyntheticEvent) => void) | undefined
  /** False: neither button nor overlay closes it. */
  closable?: boolean | undefined
  /** A reference for `showModal()`. */
  ref?: Ref<HTMLDialogElement> | undefined
}

/** A bottom sheet on a phone, where `top` fills the screen. */
export function ModalFrame({
  id,
  title,
  bar,
  foot,
  look = 'middle',
  dark,
  children,
  onClose,
  onCancel,
  closable = true,
  ref,
}: ModalFrameProps) {
  const { t } = useTranslation('components')
  const titleId = `${id}-title`

  function onOverlay(event: MouseEvent<HTMLDialogElement>) {
    if (closable && event.target === event.currentTarget) onClose()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes it natively
    <dialog
      className={classNames('modal', look !== 'middle' && `modal--${look}`, dark && 'dark')}
      id={id}
      ref={ref}
      aria-label={bar ? title : undefined}
      aria-labelledby={bar ? undefined : titleId}
      onClick={onOverlay}
      onClose={onClose}
      onCancel={onCancel}
    >
      <div className="modal__bar">
        {bar ?? <h2 id={titleId}>{title}</h2>}
        {closable && <IconButton icon="close" label={t('close')} onPress={onClose} />}
      </div>
      <div className="modal__body">{children}</div>
      {foot && <div className="modal__foot">{foot}</div>}
    </dialog>
  )
}
