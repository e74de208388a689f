'use client'

import type { Ref } from 'react'
import { Words } from '../outbox/words.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { LONGEST_COMMENT } from './longest-comment.ts'
import { commentsTexts } from './texts.ts'

interface CommentTextProps {
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
  /** Who may be mentioned. */
  readonly colleagues: readonly string[]
  readonly ref?: Ref<HTMLTextAreaElement>
}

/** The text of a comment, and a choice of colleagues whom it mentions. */
export function CommentText({ label, value, onChange, colleagues, ref }: CommentTextProps) {
  const t = useTexts(commentsTexts)
  return (
    <>
      <Words
        label={label}
        value={value}
        maxLength={LONGEST_COMMENT}
        onChange={onChange}
        {...(ref && { ref })}
      />
      {colleagues.length > 0 && (
        <select
          className="comments__mention"
          aria-label={t('mention')}
          value=""
          onChange={({ target }) =>
            onChange(`${value}${value === '' || /\s$/.test(value) ? '' : ' '}@${target.value} `)
          }
        >
          <option value="">{t('mention')}</option>
          {colleagues.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      )}
    </>
  )
}
