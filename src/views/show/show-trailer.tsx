import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/controls/button.tsx'
import type { TrailerModel } from '../../page-data/models/parts.ts'
import { Trailer } from '../cards/trailer.tsx'

interface ShowTrailerProps {
  readonly trailer: TrailerModel
  readonly onClose: () => void
}

/** The trailer that was asked for, in the dark below the film's head; leaving the page stops it. */
export function ShowTrailer({ trailer, onClose }: ShowTrailerProps) {
  const { t } = useTranslation('show')
  const frame = useRef<HTMLElement>(null)
  useEffect(() => {
    frame.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section className="room show-trailer" aria-label={trailer.title} ref={frame}>
      <div className="wrap">
        <Trailer trailer={trailer} startOpen />
        <div className="show-trailer__end js">
          <Button small icon="close" onPress={onClose}>
            {t('closeTrailer')}
          </Button>
        </div>
      </div>
    </section>
  )
}
