import { useLateMachine } from './late-machine.ts'

/**
 * At most one item is unfolded; a navigation folds all. `toggle` rejects if the machine cannot be fetched.
 */
export function usePageAccordion() {
  const { context, send } = useLateMachine(async () =>
    (await import('./accordion-actor.ts')).startAccordion(),
  )
  return { item: context?.item ?? null, toggle: (item: string) => send({ type: 'item.toggle', item }) }
}
