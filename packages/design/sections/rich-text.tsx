import { classNames } from '../class-names.ts'

export interface RichTextProps {
  /** Sanitised on import. */
  html: string
  muted?: boolean | undefined
}

export function RichText({ html, muted }: RichTextProps) {
  return <div className={classNames('rich', muted && 'muted')} dangerouslySetInnerHTML={{ __html: html }} />
}
