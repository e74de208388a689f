import { request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { type ReceivedMail, startSmtpServer } from '../contracts/accounts/smtp-server.ts'
import { startProduct } from '../unleash/product.ts'

export const HOSTS = {
  site: 'fr.marquee.test',
  client: 'client.fr.marquee.test',
  cards: 'nl.marquee.test',
  flags: 'flags.marquee.test',
  staff: 'staff.marquee.test',
  editors: 'cms.marquee.test',
} as const

const ADMIN = { address: 'ada@marquee.test', password: 'a seat in the front row' }
const BREAK_GLASS = { password: 'the glass beside the door' }

export interface Sent {
  readonly method?: string
  /** The visitor's address, as the proxy in front reports it. */
  readonly from?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

export interface Received {
  /** 0 without a response. */
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: string
}

export interface PublicProduct {
  readonly port: number
  readonly dataDir: string
  send(host: string, path: string, sent?: Sent): Promise<Received>
  /** Path of the link to a page of the client area in a mail to an address. Rejects if none arrives. */
  mailedLink(to: string, page: 'validate' | 'forgotten'): Promise<string>
  stop(): Promise<void>
}

const NO_RESPONSE: Received = { status: 0, headers: {}, body: '' }
const PATIENCE = 120_000

/** The proxy in front passes a request on so. */
export function sendBehindProxy(
  port: number,
  host: string,
  path: string,
  sent: Sent = {},
): Promise<Received> {
  const { method = 'GET', from = '198.51.100.1', headers = {}, body } = sent
  return new Promise((resolve) => {
    const call = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        agent: false,
        headers: { host, 'x-forwarded-for': from, 'x-forwarded-proto': 'https', ...headers },
      },
      (response) => {
        const chunks: Buffer[] = []
        const end = () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString(),
          })
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', end)
        // A stream without an end counts with what has arrived.
        response.on('error', end)
      },
    )
    call.on('error', () => resolve(NO_RESPONSE))
    void setTimeout(PATIENCE, undefined, { ref: false }).then(() => call.destroy())
    call.end(body)
  })
}

/** Finds links to pages of the client area in mails, which may still arrive. */
export const linksIn =
  (mails: readonly ReceivedMail[]): PublicProduct['mailedLink'] =>
  async (to, page) => {
    for (let tries = 0; tries < 100; tries += 1) {
      const sources = mails.filter((each) => each.to === to).map(({ source }) => source)
      const text = sources.join('\n').replaceAll('=\n', '').replaceAll('=3D', '=')
      const link = new RegExp(`https://[^\\s"<]+/${page}\\?token=[^\\s"<]+`).exec(text)?.[0]
      if (link !== undefined) return new URL(link).pathname + new URL(link).search
      await setTimeout(100)
    }
    throw new Error(`No mail to ${to} leads to ${page}`)
  }

/** The built product with public hosts, behind a proxy that terminates TLS. */
export async function startPublicProduct(dataDir: string): Promise<PublicProduct> {
  const mails = await startSmtpServer()
  const product = await startProduct(dataDir, {
    SMTP_URL: mails.url,
    MAIL_FROM: 'cinema@marquee.test',
    TRUST_PROXY: '1',
    STRICT_HOSTS: '1',
    HOST_FR: HOSTS.site,
    HOST_NL: HOSTS.cards,
    FLAGS_HOST: HOSTS.flags,
    FLAGS_ADMIN_PASSWORD: BREAK_GLASS.password,
    STAFF_HOST: HOSTS.staff,
    STAFF_ADMIN_EMAIL: ADMIN.address,
    STAFF_ADMIN_PASSWORD: ADMIN.password,
    LOG_LEVEL: 'info',
  })
  const { port } = product
  return {
    port,
    dataDir,
    async stop() {
      await product.stop()
      await mails.stop()
    },
    mailedLink: linksIn(mails.taken),
    send: (host, path, sent) => sendBehindProxy(port, host, path, sent),
  }
}
