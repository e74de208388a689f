import { Secret, TOTP } from 'otpauth'
import { type FormVisitor, newFormVisitor } from './form-visitor.ts'
import { ADMIN, HOSTS, type PublicProduct } from './public-product.ts'

/** The first admin in the flag console, with a second factor. Once for each product. */
export async function signedInAdmin(product: PublicProduct, from: string): Promise<FormVisitor> {
  const visitor = newFormVisitor(product, HOSTS.flags, from)
  await visitor.fill('/sign-in', ADMIN)
  const { body } = await visitor.fill('/second-factor', { what: 'begin' })
  const key = /<code class="factor-key">([^<]+)</.exec(body)?.[1]?.replaceAll(' ', '') ?? ''
  const code = new TOTP({ secret: Secret.fromBase32(key) }).generate()
  await visitor.post('/second-factor', { what: 'confirm', 'confirm-code': code })
  return visitor
}
