import type { Emotion } from '#models/feelings.ts'

/** Emotions from the warmest to the coolest. */
export const emotions = ['loved', 'liked', 'disappointed'] as const satisfies readonly Emotion[]

const mouths = {
  loved: 'M7 13.500a5 5 0 0 0 10 0z',
  liked: 'M8 14.500a5 5 0 0 0 8 0',
  disappointed: 'M8 16.500a5 5 0 0 1 8 0',
} as const

export function Face({ emotion }: { readonly emotion: Emotion }) {
  return (
    <svg className="feeling" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="9" />
      <path d="M9 9.500v.2M15 9.500v.2" />
      <path d={mouths[emotion]} />
    </svg>
  )
}
