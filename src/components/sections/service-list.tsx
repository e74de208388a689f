import { Icon } from '../brand/icon.tsx'
import type { IconName } from '../brand/icon-paths.tsx'
import { RichText } from './rich-text.tsx'

export interface Service {
  id: string
  label: string
  icon?: IconName | undefined
  image?: string | null | undefined
  /** Sanitised HTML; a service that has none cannot be opened. */
  description?: string | null | undefined
}

function Face({ label, icon, image }: Service) {
  return (
    <>
      {image ? <img src={image} width="24" height="24" alt="" loading="lazy" /> : <Icon name={icon ?? 'check'} />}
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
          {service.description ? (
            <details name={name}>
              <summary className="service__h">
                <Face {...service} />
              </summary>
              <div className="service__b">
                <RichText html={service.description} />
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
