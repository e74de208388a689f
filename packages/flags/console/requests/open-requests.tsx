import { Notice } from '@marquee/forms/form.tsx'
import type { SiteId } from '#config/sites.ts'
import type { ChangeRequest, FlagRow } from '../../service/flag-service.ts'
import type { OwnerContext } from '../page.ts'
import { useTexts } from '../texts/console-texts.ts'
import { requestState } from './request-state.ts'

/** Requests of a cell that wait for a second owner. */
export async function openRequests(
  { service, now }: Pick<OwnerContext, 'service' | 'now'>,
  row: FlagRow,
  site: SiteId,
): Promise<readonly ChangeRequest[]> {
  if (!row.config.fourEyes) return []
  const requests = await service.requests()
  return requests.filter(
    (request) =>
      request.flag === row.name &&
      request.site === site &&
      requestState(request, { rows: [row], now }) === 'open',
  )
}

export function OpenRequests({ requests }: { readonly requests: readonly ChangeRequest[] }) {
  const { t, valueText } = useTexts()
  return requests.map(({ id, by, value, reason }) => (
    <Notice key={id} look="info" title={t('requests.waiting', { by: by.name, value: valueText(value) })}>
      <p>
        {reason} <a href={`/requests#request-${id}`}>{t('requests.title')}</a>
      </p>
    </Notice>
  ))
}
