import { type Attack, countOf } from './attack.ts'
import { newFormVisitor } from './form-visitor.ts'
import { BREAK_GLASS, HOSTS, type PublicProduct } from './public-product.ts'

const MARKUP = '<img src=x onerror=alert(1)>'
const ATTRIBUTE = '" onfocus=alert(1) x="'
const isMarkup = (text: string) => text.includes(MARKUP) || text.includes(ATTRIBUTE)

/** A stranger leaves it as the address at the sign-in of staff, and an admin opens a link with it. */
async function inTheAuditLog(product: PublicProduct) {
  for (const address of [MARKUP, ATTRIBUTE])
    await newFormVisitor(product, HOSTS.staff, '198.51.100.140').fill('/sign-in', {
      address,
      password: 'wrong',
    })
  const admin = newFormVisitor(product, HOSTS.flags, '198.51.100.141')
  await admin.fill('/break-glass', BREAK_GLASS)
  const page = await admin.open('/audit')
  const filtered = await admin.open(`/audit?${new URLSearchParams({ person: MARKUP + ATTRIBUTE })}`)
  const isShown =
    page.status === 200 && ['onerror', 'onfocus'].every((handler) => filtered.body.includes(handler))
  return { isShown, text: page.body + filtered.body }
}

/** Text that visitors write to us comes back, if at all, as data. */
async function inResponses(product: PublicProduct) {
  const post = (path: string, body: object) =>
    product.send(HOSTS.site, path, {
      method: 'POST',
      from: '198.51.100.143',
      headers: { 'content-type': 'application/json', origin: `https://${HOSTS.site}` },
      body: JSON.stringify(body),
    })
  const feedback = await post('/api/feedback?language=fr', { rating: 5, text: MARKUP, path: '/' })
  const begun = await post('/api/chat/conversations', { language: 'fr' })
  const { id } = JSON.parse(begun.body) as { readonly id: string }
  const reply = await post(`/api/chat/conversations/${id}/messages`, { text: `${MARKUP} réservation` })
  const received = [feedback, begun, reply]
  const isData = received.every(
    ({ status, headers }) =>
      status === 204 ||
      (String(headers['content-type']).startsWith('application/json') &&
        headers['x-content-type-options'] === 'nosniff'),
  )
  const pages = await Promise.all(
    ['/', '/help', '/films'].map((path) => product.send(HOSTS.site, path, { from: '198.51.100.143' })),
  )
  return {
    statuses: received.map(({ status }) => status),
    isData,
    text: pages.map(({ body }) => body).join(''),
  }
}

const storedMarkup: Attack = {
  name: 'markup from strangers in the audit log, feedback and chat',
  async run(product) {
    const audit = await inTheAuditLog(product)
    const data = await inResponses(product)
    const through = Object.entries({ 'the audit log': audit, 'a page': data })
      .filter(([, { text }]) => isMarkup(text))
      .map(([name]) => name)
    const isShown = audit.isShown && data.statuses.every((status) => status < 300)
    return {
      held: isShown && data.isData && through.length === 0,
      seen: `${countOf(data.statuses)}; as markup in: ${through.join(', ') || 'none'}; stored and shown as text: ${isShown ? 'yes' : 'no'}`,
    }
  },
}

export const storedTexts: readonly Attack[] = [storedMarkup]
