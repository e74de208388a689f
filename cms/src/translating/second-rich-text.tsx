'use client'

import { RenderLexical } from '@payloadcms/richtext-lexical/client'
import { type ComponentProps, useRef } from 'react'
import { WithinSecondText } from './within-second-text.ts'

type EditorState = ComponentProps<typeof RenderLexical>['value']

interface SecondRichTextProps {
  readonly label: string
  readonly path: string
  /** Of the field in the form, with its collection. */
  readonly schemaPath: string
  readonly value: unknown
  /** Absent: the user may not write. */
  readonly onChange: ((value: unknown) => void) | undefined
}

/** The editor of a rich text in the second language of the form. */
export function SecondRichText({ label, path, schemaPath, value, onChange }: SecondRichTextProps) {
  const isTouched = useRef(false)
  const touch = () => {
    isTouched.current = true
  }
  // The editor reports its own tidying of a text as a change.
  const change = (next: unknown) => {
    if (isTouched.current) onChange?.(next)
  }
  return (
    <WithinSecondText value={true}>
      <div
        role="group"
        aria-label={label}
        inert={onChange === undefined}
        onKeyDownCapture={touch}
        onPointerDownCapture={touch}
        onPasteCapture={touch}
      >
        <RenderLexical
          name={path}
          path={path}
          label={false}
          schemaPath={`collection.${schemaPath}`}
          value={value as EditorState}
          setValue={change}
        />
      </div>
    </WithinSecondText>
  )
}
