import { useTexts } from './console-texts.ts'

export function InstantText({ at }: { readonly at: string }) {
  const { instantText } = useTexts()
  return <time dateTime={at}>{instantText(at)}</time>
}

export function Ago({ at, now }: { readonly at: string; readonly now: number }) {
  const { instantText, agoText } = useTexts()
  return (
    <time dateTime={at} title={instantText(at)}>
      {agoText(at, now)}
    </time>
  )
}
