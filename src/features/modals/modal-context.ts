import { createContext, useContext } from 'react'

export interface OpenWindow {
  readonly id: string
  readonly closable: boolean
  readonly close: () => void
}

export const ModalContext = createContext<OpenWindow>({ id: '', closable: true, close: () => {} })

export const useOpenWindow = (): OpenWindow => useContext(ModalContext)
