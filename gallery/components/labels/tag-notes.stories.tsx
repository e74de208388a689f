import { Marks } from '@marquee/design/labels/marks.tsx'
import { type TagNote, TagNotes } from '@marquee/design/labels/tag-notes.tsx'
import type { Samples } from '../../samples.ts'
import { nothing, Over, state, wideState } from '../../state.tsx'

export default { component: TagNotes }

const notesOf = ({ marks, experiences, t }: Samples): readonly TagNote[] =>
  marks.slice(0, 2).flatMap(({ tag = '', label }, index) => {
    const experience = experiences[index]
    return experience
      ? [
          {
            tag,
            title: label,
            text: `<p>${experience.text}</p>`,
            picture: index === 0 ? experience.picture : null,
            more: { title: t('showtime:notes'), text: experience.content },
            link: { href: experience.href, label: t('home:experiences.all'), external: false },
          },
        ]
      : []
  })

export const Closed = state((samples) => (
  <TagNotes notes={notesOf(samples)}>
    <Marks marks={samples.marks} />
  </TagNotes>
))
export const Open = wideState((samples) => (
  <Over>
    <TagNotes notes={notesOf(samples).map((note) => ({ ...note, tag: `${note.tag}-open` }))} onMore={nothing}>
      {null}
    </TagNotes>
  </Over>
))
