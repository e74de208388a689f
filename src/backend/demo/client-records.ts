import type { PlanOptions } from '../accounts/accounts.ts'

interface RecordedPlan {
  readonly id: string
  readonly options: PlanOptions
  /** Days ago. */
  readonly since: number
  /** The plan from the next month on. */
  readonly next: string | null
}

interface ClientRecord {
  /** Also the name in the address. */
  readonly name: string
  readonly firstName: string
  readonly lastName: string
  /** Screenings that were gone to. */
  readonly visits: number
  /** On the sites that sell subscriptions. */
  readonly plan: RecordedPlan | null
  /** Of `art/editorial`. */
  readonly picture: string | null
  /** Also on sites without subscriptions. */
  readonly everywhere: boolean
}

/** Ids begin so, and those of no other client do. */
export const DEMO_CLIENT = 'demo-'
export const demoEmail = ({ name }: Pick<ClientRecord, 'name'>): string => `${name}@demo.marquee.example`
export const DEMO_PASSWORD = 'deux places au rang F'

export const clientRecords: readonly ClientRecord[] = [
  { name: 'camille', firstName: 'Camille', lastName: 'Roux', visits: 2, plan: null, picture: null, everywhere: true },
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
