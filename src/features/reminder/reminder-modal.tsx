import { Button } from '@marquee/design/controls/button.tsx'
import { Field } from '@marquee/design/controls/field.tsx'
import { TextLink } from '@marquee/design/controls/text-link.tsx'
import { useSelector } from '@xstate/react'
import type { TFunction } from 'i18next'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ActorRefFrom } from 'xstate'
import type { reminderMachine } from '#machines/reminder-machine.ts'
import { readBoot } from '../../document/boot.ts'
import { useFetched } from '../../page-kit/page-query.ts'
import { useSite } from '../../page-kit/site-context.ts'
import type { LocatorCityModel } from '../../page-models/locator.ts'
import { placesQuery } from '../../programme/locator-data.ts'
import { useClient } from '../auth/client.ts'
import { Modal } from '../modals/modal.tsx'
import { useCurrentModal } from '../modals/modal-context.ts'
import type { ModalProps } from '../modals/modal-record.ts'
import { type DeviceState, stateOfDevice } from './device.ts'
import type { ReminderData } from './reminder.ts'
import { startReminder } from './reminder-actor.ts'
import './reminder.css'

type ReminderActor = ActorRefFrom<typeof reminderMachine>
type Texts = TFunction<'reminder'>

interface PlaceFieldProps {
  readonly t: Texts
  readonly cities: readonly LocatorCityModel[]
  readonly place: string
  readonly placeName: string
}

/** The field offers any cinema and the visitor's own place until the list has arrived. */
function PlaceField({ t, cities, place, placeName }: PlaceFieldProps) {
  const isAlone = cities.length === 0 && placeName !== ''
  const isListed = cities.some(({ slug, cinemas }) =>
    [slug, ...cinemas.map((cinema) => cinema.slug)].includes(place),
  )
  return (
    <p className="form-line">
      <label htmlFor="reminder-place">{t('place')}</label>
      <span className="field">
        <select
          id="reminder-place"
          name="place"
          key={`${cities.length} ${place}`}
          defaultValue={isAlone || isListed ? place : ''}
        >
          <option value="">{t('anywhere')}</option>
          {isAlone && <option value={place}>{placeName}</option>}
          {cities.map(({ slug, name, cinemas }) => (
            <optgroup key={slug} label={name}>
              {cinemas.length > 1 && <option value={slug}>{name}</option>}
              {cinemas.map((cinema) => (
                <option key={cinema.slug} value={cinema.slug}>
                  {cinema.name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </span>
    </p>
  )
}

interface FormProps extends PlaceFieldProps {
  readonly actor: ReminderActor
  readonly data: ReminderData
  readonly email: string
  readonly device: DeviceState
}

function ReminderForm({ actor, t, data, email, device, ...places }: FormProps) {
  const fault = useSelector(actor, ({ context }) => context.fault)
  const busy = useSelector(actor, (snapshot) => !snapshot.matches('editing'))
  const form = useRef<HTMLFormElement>(null)
  const isList = data.list !== undefined
  const valueOf = (name: string) => String(new FormData(form.current ?? undefined).get(name) ?? '')

  function send(event: FormEvent) {
    event.preventDefault()
    actor.send({ type: 'mail.send', email: valueOf('email').trim().toLowerCase(), place: valueOf('place') })
  }

  return (
    <form className="reminder" ref={form} noValidate onSubmit={send}>
      <p className="muted">{t(isList ? 'listLead' : 'lead')}</p>
      {!isList && <PlaceField t={t} {...places} />}
      <Field
        key={email}
        name="email"
        type="email"
        label={t('email')}
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        defaultValue={email}
        error={fault === 'invalid' ? t('invalid') : undefined}
      />
      <p className="reminder__fault" role="alert">
        {fault !== null && fault !== 'invalid' && t(fault)}
      </p>
      <Button type="submit" look="solid" block disabled={busy}>
        {t(busy ? 'sending' : 'byMail')}
      </Button>
      {device.canNotify && data.notificationKey !== null && (
        <Button
          icon="bell"
          block
          disabled={busy}
          onPress={() => actor.send({ type: 'push.send', place: valueOf('place') })}
        >
          {t('byNotification')}
        </Button>
      )}
      <p className="fine">{t(isList ? 'listPrivacy' : 'privacy')}</p>
      <p className="reminder__more">
        {data.calendarHref !== null && (
          <TextLink small external href={data.calendarHref}>
            {t('calendar')}
          </TextLink>
        )}
        {device.isSubscribed && (
          <button type="button" className="link small" onClick={() => actor.send({ type: 'device.end' })}>
            {t('endDevice')}
          </button>
        )}
      </p>
    </form>
  )
}

interface ResultProps {
  readonly t: Texts
  readonly result: 'set' | 'unconfirmed' | 'ended'
  readonly listHref: string | null
  readonly onClose: () => void
}

function Result({ t, result, listHref, onClose }: ResultProps) {
  const text = useRef<HTMLDivElement>(null)
  useEffect(() => text.current?.focus(), [])
  return (
    <div className="reminder">
      <div ref={text} tabIndex={-1} className="reminder__done">
        <p className="display">{t(result)}</p>
        <p className="muted">{t(`${result}Text`)}</p>
      </div>
      <Button block look="solid" onPress={onClose}>
        {t('close')}
      </Button>
      {listHref !== null && (
        <p className="reminder__more">
          <TextLink small external href={listHref}>
            {t('list')}
          </TextLink>
        </p>
      )}
    </div>
  )
}

const noCities: readonly LocatorCityModel[] = []

const results = ['set', 'unconfirmed', 'ended'] as const

/** Places and device, each as soon as it is known. */
function useSurroundings() {
  const places = useFetched(placesQuery(readBoot().language)).data
  const [device, setDevice] = useState<DeviceState>({ canNotify: false, isSubscribed: false })
  useEffect(() => {
    void stateOfDevice().then(setDevice, () => {})
  }, [])
  return { cities: places?.cities ?? noCities, device }
}

export function ReminderModal({ data }: ModalProps<ReminderData>) {
  const { t } = useTranslation('reminder')
  const { close } = useCurrentModal()
  const { clientHref } = useSite()
  const { client } = useClient(clientHref)
  const known = useRef(client)
  known.current = client
  const { cities, device } = useSurroundings()
  const [actor] = useState(() =>
    startReminder({
      ...data,
      language: readBoot().language,
      client: () => known.current,
      clientWrite: async () => (await import('../auth/client-write.ts')).clientCallsOf().write,
    }),
  )
  const result = useSelector(actor, (snapshot) => results.find((each) => snapshot.matches(each)))
  const place = data.place || (client?.favouriteCinemas[0] ?? '')
  return (
    <Modal title={t(data.list === undefined ? 'title' : 'listTitle')}>
      {result === undefined ? (
        <ReminderForm
          actor={actor}
          t={t}
          data={data}
          email={client?.email ?? ''}
          device={device}
          cities={cities}
          place={place}
          placeName={data.placeName}
        />
      ) : (
        <Result
          t={t}
          result={result}
          listHref={client === null || clientHref === null ? null : `${clientHref}/reminders`}
          onClose={close}
        />
      )}
    </Modal>
  )
}
