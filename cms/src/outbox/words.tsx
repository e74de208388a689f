import { type Ref, useId } from 'react'

interface WordsProps {
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly maxLength?: number
  readonly ref?: Ref<HTMLTextAreaElement>
}

/** A labelled text of several lines that is no field of the document. */
export function Words({ label, value, onChange, maxLength, ref }: WordsProps) {
  const id = useId()
  return (
    <div className="words">
      <label htmlFor={id}>{label}</label>
      <textarea
        ref={ref}
        id={id}
        rows={3}
        maxLength={maxLength}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}
