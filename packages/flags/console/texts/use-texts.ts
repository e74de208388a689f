import { createContext, useContext } from 'react'
import type { ConsoleTexts } from './console-texts.ts'

export const TextsContext = createContext<ConsoleTexts | null>(null)

export function useTexts(): ConsoleTexts {
  const texts = useContext(TextsContext)
  if (texts === null) throw new Error('A view of the console outside of its document')
  return texts
}
