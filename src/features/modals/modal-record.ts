import type { ReactNode } from 'react'
import type { ModalClosing } from '#machines/modals-machine.ts'

export interface ModalProps<Data> {
  readonly data: Data
}

export type ModalComponent<Data> = (props: ModalProps<Data>) => ReactNode

export interface ModalRecord<Data = never> {
  readonly load: () => Promise<ModalComponent<Data>>
  /** Namespaces of `locales/`, besides those of every page. */
  readonly texts?: readonly string[]
  /** Widest viewport in pixels on which it opens; absent: any. */
  readonly maximumWidth?: number
  readonly closable?: boolean
  readonly blocksScroll?: boolean
  /** Effect of closing it on the page. */
  readonly closing?: ModalClosing
}

export const modal = <Data>(record: ModalRecord<Data>): ModalRecord<Data> => record
