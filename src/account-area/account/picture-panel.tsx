import { Form, FormEnd } from '@marquee/forms/form.tsx'
import { clientArea } from '#config/client-area.ts'
import { initialsOf } from '#models/client.ts'
import type { Membership } from '../../services/accounts/membership-types.ts'
import type { AccountContext } from '../page.ts'
import { Panel } from './parts.tsx'

const { megabytes } = clientArea.picture
const TYPES = 'image/jpeg,image/png,image/webp'

interface PicturePanelProps {
  readonly context: AccountContext
  readonly picture: Membership['picture']
  readonly error: string | undefined
}

export function PicturePanel({ context, picture, error }: PicturePanelProps) {
  const { t, session, href } = context
  const { firstName, lastName, email } = session.account
  const described = ['picture-hint', error && 'picture-error'].filter(Boolean).join(' ')
  return (
    <Panel id="portrait" title={t('client-account:picture.title')}>
      <span className="avatar account-portrait">
        {initialsOf(firstName, lastName, email)}
        {picture && <img src={picture} width="96" height="96" alt={t('client-account:picture.alt')} />}
      </span>
      <Form context={context} action={href('profile')} what="picture" file>
        <div className="form-line" data-wrong={error ? '' : undefined}>
          <div className="form-file">
            <label htmlFor="picture">{t('client-account:picture.file')}</label>
            {/* Empty fields that are required have a style of their own; the server reports a missing picture. */}
            <input
              id="picture"
              name="picture"
              type="file"
              accept={TYPES}
              required
              aria-describedby={described}
              aria-invalid={error ? true : undefined}
            />
          </div>
          <small id="picture-hint" className="muted">
            {t('client-account:picture.hint', { megabytes })}
          </small>
          {error && (
            <small id="picture-error" className="form-error">
              {error}
            </small>
          )}
        </div>
        <FormEnd look="plain">{t('client-account:picture.save')}</FormEnd>
      </Form>
      {picture && (
        <Form context={context} action={href('profile')} what="no-picture">
          <div className="form-end">
            <button type="submit" className="btn btn--s">
              <span>{t('client-account:picture.remove')}</span>
            </button>
          </div>
        </Form>
      )}
    </Panel>
  )
}
