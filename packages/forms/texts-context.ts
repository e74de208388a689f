import { type Context, createContext, useContext } from 'react'

/** The context of a document's texts, and the hook that reads it. */
export function createTextsContext<Texts>(): readonly [Context<Texts | null>, () => Texts] {
  const TextsContext = createContext<Texts | null>(null)
  return [
    TextsContext,
    function useTexts() {
      const texts = useContext(TextsContext)
      if (texts === null) throw new Error('A view outside of its document')
      return texts
    },
  ]
}
