import type { ReactNode } from 'react'
import { TagNotes } from '../../components/labels/tag-notes.tsx'
import type { TagNoteModel } from '../../page-data/models/parts.ts'
import { pictureData } from '../cards/model-props.ts'

interface PageTagNotesProps {
  readonly notes: readonly TagNoteModel[]
  /** The boards whose marks open the notes. */
  readonly children: ReactNode
}

export function PageTagNotes({ notes, children }: PageTagNotesProps) {
  return <TagNotes notes={notes.map((note) => ({ ...note, picture: note.picture && pictureData(note.picture) }))}>{children}</TagNotes>
}
