import type { ReactNode } from 'react'

interface Story {
  readonly render: () => ReactNode
  readonly parameters?: { readonly layout: 'fullscreen' }
}

/** Besides the stories, the default export names their component. */
const files = import.meta.glob<Readonly<Record<string, Story>>>(
  '../../{components,blocks}/**/*.stories.tsx',
  { eager: true },
)

export type NamedStory = readonly [name: string, story: Story]

/** @param file relative to the gallery */
export function storiesOf(file: string): readonly NamedStory[] {
  return Object.entries(files[`../../${file}`] ?? {}).filter(([name]) => name !== 'default')
}
