import type { ClientContext } from '../page.ts'
import { closeHref } from './entry.ts'

/** Back to the site without finishing. */
export function CloseLink({ context }: { readonly context: ClientContext }) {
  const href = closeHref(context)
  if (href === null) return null
  return (
    <p>
      <a className="link" href={href} target="_top">
        {context.t('client-guest:frame.close')}
      </a>
    </p>
  )
}
