import { useLateMachine } from '../../actor-kit/late-machine.ts'

interface ShownCategories {
  readonly shown: readonly string[]
  readonly showAll: (category: string) => void
}

const none: readonly string[] = []

export function useShownCategories(): ShownCategories {
  const { context, send } = useLateMachine(async () => (await import('./faq-actor.ts')).startFaq())
  return {
    shown: context?.shown ?? none,
    showAll: (category) => void send({ type: 'category.showAll', category }),
  }
}
