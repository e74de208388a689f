import { Icon } from '../brand/icon.tsx'
import type { IconName } from '../brand/icon-paths.tsx'
import type { PictureData } from '../pictures/picture.tsx'
import { WidePicture } from '../pictures/wide-picture.tsx'
import { RichText } from './rich-text.tsx'

export interface Service {
  id: string
  label: string
  icon?: IconName | undefined
  /** Shows it, above the description. */
  picture?: PictureData | null | undefined
  /** Sanitised HTML; a service with neither it nor a picture cannot be opened. */
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

/** One description open at a time; choosing the open one closes it. */
export function ServiceList({ services, name = 'service' }: { services: readonly Service[]; name?: string | undefined }) {
  return (
    <ul className="services">
      {services.map((service) => (
        <li key={service.id} className="service">
          {service.description || service.picture ? (
            <details name={name}>
              <summary className="service__h">
                <Face {...service} />
              </summary>
              <div className="service__b">
                {service.picture && <WidePicture picture={service.picture} sizes="(min-width: 700px) 24rem, 92vw" widest={768} />}
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
