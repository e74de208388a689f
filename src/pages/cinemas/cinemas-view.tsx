import { Button } from '@marquee/design/controls/button.tsx'
import { Finder } from '@marquee/design/controls/search-field.tsx'
import { ListHead } from '@marquee/design/heroes/list-head.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNearMe } from '../../features/locator/near-me.ts'
import { ScheduleProvider } from '../../features/schedule/schedule.tsx'
import { useSite } from '../../page-kit/site-context.ts'
import type { CinemasPage } from '../../page-models/cinemas.ts'
import { CinemasDays } from './cinemas-days.tsx'
import { CinemasList } from './cinemas-list.tsx'
import './cinemas.css'

/** The search needs script, and is hidden without it. */
export function CinemasView({ page }: { readonly page: CinemasPage }) {
  const { t } = useTranslation('cinemas')
  const [text, setText] = useState('')
  const findNearMe = useNearMe(useSite().locator?.cookie)
  return (
    <ScheduleProvider>
      <ListHead title={t('title')}>
        <div className="js">
          <Finder label={t('search.label')} name="q" value={text} onChange={setText} onSubmit={() => {}}>
            {findNearMe && (
              <Button icon="locate" onPress={findNearMe}>
                {t('nearMe')}
              </Button>
            )}
          </Finder>
        </div>
        {page.days.length > 0 && <CinemasDays days={page.days} layouts={page.layouts} />}
      </ListHead>
      <CinemasList page={page} text={text} onClear={() => setText('')} />
    </ScheduleProvider>
  )
}
