import { WidePicture } from '@marquee/design/pictures/wide-picture.tsx'
import { Accordion } from '@marquee/design/sections/accordion.tsx'
import { RichText } from '@marquee/design/sections/rich-text.tsx'
import { SiteLink } from '@marquee/design/site-link.tsx'
import { useTranslation } from 'react-i18next'
import type { TagNoteModel } from '../../page-models/parts.ts'

function Experience({ note: { text, picture, more, link } }: { readonly note: TagNoteModel }) {
  return (
    <div className="stack stack--s">
      {picture && <WidePicture picture={picture} sizes="34rem" widest={640} />}
      {text !== null && <RichText html={text} />}
      {more && (
        <>
          <h3>{more.title}</h3>
          <RichText html={more.text} />
        </>
      )}
      {link && (
        <p>
          <SiteLink className="link" to={link.href}>
            {link.label}
          </SiteLink>
        </p>
      )}
    </div>
  )
}

export function ShowtimeExperiences({ notes }: { readonly notes: readonly TagNoteModel[] }) {
  const { t } = useTranslation('showtime')
  if (notes.length === 0) return null
  return (
    <section aria-label={t('experiences')}>
      <Accordion
        name="showtime-experience"
        open={notes[0]?.tag}
        items={notes.map((note) => ({
          id: note.tag,
          title: note.title,
          content: <Experience note={note} />,
        }))}
      />
    </section>
  )
}
