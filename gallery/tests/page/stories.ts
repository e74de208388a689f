import type { ReactNode } from 'react'

interface Story {
  readonly render: () => ReactNode
  readonly parameters?: { readonly layout: 'fullscreen' }
}

type Exports = Readonly<Record<string, Story>> & { readonly default: unknown }

const files = import.meta.glob<Exports>('../../{components,blocks}/**/*.stories.tsx', { eager: true })

export type NamedStory = readonly [name: string, story: Story]

/** @param file relative to the gallery */
export function storiesOf(file: string): readonly NamedStory[] {
  const { default: _, ...stories } = files[`../../${file}`] ?? { default: null }
  return Object.entries(stories)
}
