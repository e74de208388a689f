import type { MouseEvent } from 'react'
import { Icon } from '../brand/icon.tsx'
import type { IconName } from '../brand/icon-paths.ts'
import type { PictureData } from '../pictures/picture.tsx'
import { WidePicture } from '../pictures/wide-picture.tsx'
import { RichText } from './rich-text.tsx'
import './facts.css'

export interface Service {
  id: string
  label: string
  icon?: IconName | undefined
  /** A picture above the description. */
  picture?: PictureData | null | undefined
  /** Sanitised HTML. Without it and a picture, the service cannot be opened. */
  description?: string | null | undefined
}

function Face({ label, icon }: Service) {
  return (
    <>
      <Icon name={icon ?? 'check'} />
      {label}
    </>
  )
}

export interface ServiceListProps {
  services: readonly Service[]
  open: string | null
  /** Rejects if the machine is not loaded; then the browser toggles. */
  onToggle: (id: string) => Promise<void>
}

/** One open description at a time. The browser handles it without script, and until the first choice. */
export function ServiceList({ services, open, onToggle }: ServiceListProps) {
  function toggle(event: MouseEvent<HTMLElement>, id: string) {
    const details = event.currentTarget.closest('details')
    event.preventDefault()
    void onToggle(id).catch(() => details?.toggleAttribute('open'))
  }
  return (
    <ul className="services">
      {services.map((service) => (
        <li key={service.id} className="service">
          {service.description || service.picture ? (
            <details name="service" open={service.id === open}>
              <summary className="service__h" onClick={(event) => toggle(event, service.id)}>
                <Face {...service} />
              </summary>
              <div className="service__b">
                {service.picture && (
                  <WidePicture
                    picture={service.picture}
                    sizes="(min-width: 700px) 24rem, 92vw"
                    widest={768}
                  />
                )}
                {service.description && <RichText html={service.description} />}
              </div>
            </details>
          ) : (
            <p className="service__h">
              <Face {...service} />
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
