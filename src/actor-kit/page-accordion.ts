import { useLateMachine } from './late-machine.ts'

/** Items of a page of which one at most is unfolded; another page folds them. `toggle` rejects where the machine cannot be fetched. */
export function usePageAccordion() {
  const { context, send } = useLateMachine(async () =>
    (await import('./accordion-actor.ts')).startAccordion(),
  )
  return { item: context?.item ?? null, toggle: (item: string) => send({ type: 'item.toggle', item }) }
}
