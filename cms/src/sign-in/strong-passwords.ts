import { isGuessable } from '@marquee/kit/secrets/password-strength.ts'
import { type CollectionBeforeOperationHook, type PayloadRequest, ValidationError, type Where } from 'payload'
import { interfaceLanguage } from '../texts/texts.ts'
import { signInTexts } from './texts.ts'

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** The account whose password an operation sets. */
async function accountOf(req: PayloadRequest, args: Fields): Promise<Fields | null> {
  const token = isFields(args.data) ? args.data.token : undefined
  const where: Where | null =
    args.id !== undefined
      ? { id: { equals: args.id } }
      : typeof token === 'string'
        ? { resetPasswordToken: { equals: token } }
        : null
  return where && req.payload.db.findOne({ collection: 'users', where, req })
}

const SETTING: readonly string[] = ['create', 'update', 'resetPassword']

/** Clients and owners of flags have the same list and estimate. */
export const refuseGuessable: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const fields: Fields = { ...args }
  const data = isFields(fields.data) ? fields.data : {}
  const { password } = data
  if (!SETTING.includes(operation) || typeof password !== 'string' || password === '') return
  const known = operation === 'create' ? null : await accountOf(req, fields)
  const words = [data.email, data.name, known?.email, known?.name].filter((word) => typeof word === 'string')
  if (!isGuessable(password, words)) return
  const message = signInTexts.t(interfaceLanguage(req))('guessable')
  throw new ValidationError({ collection: 'users', errors: [{ path: 'password', message }], req }, req.t)
}
