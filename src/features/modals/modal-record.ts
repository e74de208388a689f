import type { ReactNode } from 'react'
import type { ModalClosing } from '../../../machines/modals-machine.ts'

export interface ModalProps<Data> {
  readonly data: Data
}

export type ModalComponent<Data> = (props: ModalProps<Data>) => ReactNode

export interface ModalRecord<Data = never> {
  readonly load: () => Promise<ModalComponent<Data>>
  /** Namespaces of `locales/` that it says, besides those of every page. */
  readonly texts?: readonly string[]
  /** Widest screen, in px, on which it opens; absent: any. */
  readonly maximumWidth?: number
  /** False: the visitor cannot leave it. */
  readonly closable?: boolean
  /** False: the page behind it can be scrolled. */
  readonly blocksScroll?: boolean
  /** What its closing does to the page. */
  readonly closing?: ModalClosing
}

/** A window with the type of what it is opened with. */
export const modal = <Data>(record: ModalRecord<Data>): ModalRecord<Data> => record
