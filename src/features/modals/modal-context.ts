import { createContext, useContext } from 'react'

export interface OpenWindow {
  readonly id: string
  /** False for a window that the visitor cannot leave. */
  readonly closable: boolean
  readonly close: () => void
}

export const ModalContext = createContext<OpenWindow>({ id: '', closable: true, close: () => {} })

/** The window that a component is shown in. */
export const useOpenWindow = (): OpenWindow => useContext(ModalContext)
