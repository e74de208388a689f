import { createContext, useContext } from 'react'

export interface CurrentModal {
  readonly id: string
  readonly closable: boolean
  readonly close: () => void
}

export const ModalContext = createContext<CurrentModal>({ id: '', closable: true, close: () => {} })

export const useCurrentModal = (): CurrentModal => useContext(ModalContext)
