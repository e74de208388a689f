import { ButtonLink } from '@marquee/design/controls/button.tsx'
import { Finder } from '@marquee/design/controls/search-field.tsx'
import { ErrorState } from '@marquee/design/feedback/states.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LocatorLocation } from '#machines/locator-rules.ts'
import { useSite } from '../../page-kit/site-context.ts'
import type { LocatorCityModel } from '../../page-models/locator.ts'
import { searchCinemas } from '../../programme/search-cinemas.ts'
import { Modal } from '../modals/modal.tsx'
import { useCurrentModal } from '../modals/modal-context.ts'
import type { ModalProps } from '../modals/modal-record.ts'
import { Cities, NothingFound } from './cities.tsx'
import { type Locator, useRunningLocator } from './locator.ts'
import { Shortcuts } from './shortcuts.tsx'
import './locator.css'

export interface LocatorData {
  readonly cookie: string
}

const cinemasOf = (cities: readonly LocatorCityModel[]) => cities.flatMap(({ cinemas }) => cinemas)

interface PlacesProps {
  readonly locator: Locator
  readonly text: string
  readonly onClear: () => void
  readonly onChoose: (location: LocatorLocation) => void
  readonly onLocate: () => void
}

function Places({ locator, text, onClear, onChoose, onLocate }: PlacesProps) {
  const { t } = useTranslation('locator')
  const cities = searchCinemas(locator.places?.cities ?? [], text)
  const count = cinemasOf(cities).length
  const typed = text.trim() !== ''
  return (
    <>
      <output className="visually-hidden">{typed && t('search.found', { count })}</output>
      {!typed && <Shortcuts locator={locator} onChoose={onChoose} onLocate={onLocate} />}
      {count > 0 ? (
        <Cities cities={cities} locator={locator} onChoose={onChoose} />
      ) : (
        <NothingFound text={text} onClear={onClear} />
      )}
    </>
  )
}

export function LocatorModal({ data }: ModalProps<LocatorData>) {
  const { t } = useTranslation('locator')
  const { close } = useCurrentModal()
  const { clientHref } = useSite()
  const { locator, choose, loadPosition, forget, retry } = useRunningLocator(data.cookie, clientHref)
  const [text, setText] = useState('')
  const { step, places, location } = locator

  function chooseAndClose(chosen: LocatorLocation) {
    choose(chosen)
    close()
  }

  function submit() {
    const [only, another] = cinemasOf(searchCinemas(places?.cities ?? [], text))
    if (only && !another) chooseAndClose({ type: 'cinema', value: only.slug })
  }

  return (
    <Modal
      title={t('title')}
      foot={
        <div className="locator__foot">
          {places && (
            <ButtonLink small href={places.allHref}>
              {t('all')}
            </ButtonLink>
          )}
          {location !== null && !locator.guessed && (
            <ButtonLink small onPress={forget}>
              {t('forget')}
            </ButtonLink>
          )}
        </div>
      }
    >
      <div className="locator" data-step={step}>
        <Finder label={t('search.label')} name="place" value={text} onChange={setText} onSubmit={submit} />
        {step === 'loading' && <output className="muted small">{t('loading')}</output>}
        {step === 'failed' && (
          <ErrorState title={t('failed.title')} text={t('failed.text')} onRetry={retry} />
        )}
        {step === 'ready' && (
          <Places
            locator={locator}
            text={text}
            onClear={() => setText('')}
            onChoose={chooseAndClose}
            onLocate={loadPosition}
          />
        )}
      </div>
    </Modal>
  )
}
