import { Form } from '@marquee/forms/form.tsx'
import type { AccountContext } from '../page.ts'
import type { NamedItem } from './site-names.server.ts'

interface SavedItemProps {
  readonly context: AccountContext
  readonly item: NamedItem
  /** Value of the form's `what` field. */
  readonly what: string
  readonly note: string | null
  readonly remove: string
  /** The label for screen readers, with the item's name. */
  readonly removeLabel: string
}

export function SavedItem({ context, item, what, note, remove, removeLabel }: SavedItemProps) {
  const { slug, title, href } = item
  return (
    <li className="saved-item">
      <p>
        {href === null ? (
          <b>{title}</b>
        ) : (
          <a className="saved-item__name" href={href}>
            {title}
          </a>
        )}
        {note && <small className="muted">{note}</small>}
      </p>
      <Form context={context} action={context.href(context.name)} what={what}>
        <input type="hidden" name="item" value={slug} />
        <button type="submit" className="btn btn--s" aria-label={removeLabel}>
          <span>{remove}</span>
        </button>
      </Form>
    </li>
  )
}
