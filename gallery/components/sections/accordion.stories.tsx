import { Accordion } from '@marquee/design/sections/accordion.tsx'
import { RichText } from '@marquee/design/sections/rich-text.tsx'
import type { Samples } from '../../samples.ts'
import { state } from '../../state.tsx'

export default { component: Accordion }

const itemsOf = ({ questions }: Samples) =>
  questions.map(({ title, html }, index) => ({
    id: String(index),
    title,
    content: <RichText html={html} />,
  }))

export const Closed = state((samples) => <Accordion name="closed" items={itemsOf(samples)} />)
export const OneOpen = state((samples) => <Accordion name="open" items={itemsOf(samples)} open="1" />)
export const LongTitle = state(({ longTitle, longText }) => (
  <Accordion name="long" items={[{ id: 'long', title: longTitle, content: <p>{longText}</p> }]} open="long" />
))
