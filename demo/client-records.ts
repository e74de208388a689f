import type { OptionQuantities } from '../src/services/accounts/membership-types.ts'

interface RecordedPlan {
  readonly id: string
  readonly options: OptionQuantities
  /** Days ago. */
  readonly since: number
  /** Plan that starts with the subscription's next month. */
  readonly next: string | null
}

interface ClientRecord {
  /** Local part of the e-mail address. */
  readonly name: string
  readonly firstName: string
  readonly lastName: string
  readonly visits: number
  /** Ignored on sites that sell no subscription. */
  readonly plan: RecordedPlan | null
  /** File name in `demo/art/editorial`, without extension. */
  readonly picture: string | null
  readonly everywhere: boolean
}

/** Prefix of the ids; ids of other clients are UUIDs. */
export const DEMO_CLIENT = 'demo-'
export const demoEmail = ({ name }: Pick<ClientRecord, 'name'>): string => `${name}@demo.marquee.example`
export const DEMO_PASSWORD = 'deux places au rang F'

export const clientRecords: readonly ClientRecord[] = [
  {
    name: 'camille',
    firstName: 'Camille',
    lastName: 'Roux',
    visits: 2,
    plan: null,
    picture: null,
    everywhere: true,
  },
  {
    name: 'noe',
    firstName: 'Noé',
    lastName: 'Martin',
    visits: 3,
    plan: { id: 'solo', options: { guest: 1 }, since: 100, next: null },
    picture: null,
    everywhere: false,
  },
  {
    name: 'ines',
    firstName: 'Inès',
    lastName: 'Benali',
    visits: 1,
    plan: { id: 'duo', options: { snack: 1 }, since: 40, next: 'solo' },
    picture: null,
    everywhere: false,
  },
  {
    name: 'gustave',
    firstName: 'Gustave',
    lastName: 'Keller',
    visits: 14,
    plan: { id: 'duo', options: { formats: 2 }, since: 300, next: null },
    picture: 'dog',
    everywhere: true,
  },
]
