import { TagNotes } from '@marquee/design/labels/tag-notes.tsx'
import { createContext, type ReactNode, useContext } from 'react'
import { openModal } from '../features/modals/modals.ts'
import type { TagNoteModel } from '../page-models/parts.ts'

interface PageTagNotesProps {
  readonly notes: readonly TagNoteModel[]
  /** Boards whose labels open the notes. */
  readonly children: ReactNode
}

const NotesOfPage = createContext<readonly TagNoteModel[]>([])

export const usePageNotes = (): readonly TagNoteModel[] => useContext(NotesOfPage)

export function PageTagNotes({ notes, children }: PageTagNotesProps) {
  const onMore = (tag: string, mark: Element | null) => {
    const note = notes.find((each) => each.tag === tag)
    if (note) openModal('experienceDetails', note, mark)
  }
  return (
    <NotesOfPage value={notes}>
      <TagNotes notes={notes} opens="experienceDetails" onMore={onMore}>
        {children}
      </TagNotes>
    </NotesOfPage>
  )
}
