import type { ShownPage } from '@marquee/forms/page.ts'
import { useTexts } from './texts/use-texts.ts'

function ToFlags() {
  const { t } = useTexts()
  return (
    <a className="link" href="/">
      {t('frame.toFlags')}
    </a>
  )
}

export function messagePage(title: string, text: string, status: number): ShownPage {
  return {
    kind: 'page',
    status,
    title,
    body: (
      <>
        <p className="measure">{text}</p>
        <p>
          <ToFlags />
        </p>
      </>
    ),
  }
}
