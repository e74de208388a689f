import type { ShownPage } from '../form-pages/page.ts'

export function messagePage(title: string, text: string, status: number): ShownPage {
  return {
    kind: 'page',
    status,
    title,
    body: (
      <>
        <p className="measure">{text}</p>
        <p>
          <a className="link" href="/">
            To the flags
          </a>
        </p>
      </>
    ),
  }
}
