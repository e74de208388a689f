import { reminderMachine } from '../../../machines/reminder-machine.ts'
import { brings, does, editions, fails, requests, type ScenarioStory } from '../story.ts'

const machine = reminderMachine
const where = [editions.fr, editions.ch, editions.nl]
const path = '/api/client/reminders?language={language}'
const wish = { email: 'ada@cinema.example', place: 'rex' }
const sent = { show: 'heron', place: 'rex', to: { channel: 'mail', email: 'ada@cinema.example' } }

export const stories: readonly ScenarioStory[] = [
  {
    name: 'reminder-by-mail',
    title: 'A visitor without an account has to follow the link of a mail',
    machine,
    editions: where,
    steps: [
      does('mail.send', wish),
      requests('POST', path, 204, null, { sent }),
      brings('sendReminder', 'unconfirmed'),
    ],
  },
  {
    name: 'reminder-lost-and-sent-again',
    title: 'The service fails, then refuses the address; the visitor tries again',
    machine,
    editions: where,
    steps: [
      does('mail.send', wish),
      requests('POST', path, 500, { error: 'internal' }, { sent }),
      fails('sendReminder', 'no answer'),
      does('mail.send', wish),
      requests('POST', path, 400, { error: 'the address is not valid' }, { sent }),
      brings('sendReminder', 'invalid'),
      does('mail.send', wish),
      requests('POST', path, 204, null, { sent }),
      brings('sendReminder', 'unconfirmed'),
    ],
  },
  {
    name: 'reminder-on-the-device',
    title: 'On the device of the visitor the reminder is set at once; another device refuses first',
    machine,
    editions: where,
    begins: 'midway',
    steps: [
      does('push.send', { place: '' }),
      brings('sendReminder', 'denied'),
      does('push.send', { place: '' }),
      brings('sendReminder', 'set'),
    ],
  },
  {
    name: 'reminder-device-ended',
    title: 'The reminders of the device end; a failure is shown, and the request can be repeated',
    machine,
    editions: where,
    begins: 'midway',
    steps: [
      does('device.end'),
      fails('endDevice', 'no answer'),
      does('device.end'),
      brings('endDevice', undefined),
    ],
  },
]
