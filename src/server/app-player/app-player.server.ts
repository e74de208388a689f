import { hash } from 'node:crypto'
import { pageSecurity } from '@marquee/kit/http/security-headers.ts'
import { type Env, isDemonstration } from '../env/env.ts'
import { bytesResponse } from '../exchange.ts'
import type { OuterOptions } from '../outer-options.ts'
import { NOT_INDEXED, NOT_STORED } from '../plain-responses.ts'
import code from './app-player-script.ts?script'

const APP_PLAYER = '/demo/app'

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:44rem;margin:2rem auto;padding:0 1rem}
form{display:grid;gap:.5rem;margin-block:1rem}input,select,textarea,button{font:inherit;padding:.5rem}li{overflow-wrap:anywhere}`

const HTML = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>The mobile app, played</title><style>${STYLE}</style></head><body><main><h1>The mobile app, played</h1>
<p>Opens a page of this site as the mobile app does, sends it the app’s messages, and lists what it answers.</p>
<form id="open"><label for="path">Path of the page</label><input id="path" value="/" required><button>Open the page</button></form>
<form id="send"><label for="event">Message</label><select id="event"></select><label for="data">Data (JSON)</label><textarea id="data" rows="3"></textarea><button>Send the message</button></form>
<h2 id="messages">Messages</h2><ol id="log" aria-labelledby="messages" aria-live="polite"></ol></main><script>${code}</script></body></html>`

const hashOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`

const POLICY = `default-src 'none'; script-src ${hashOf(code)}; style-src ${hashOf(STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** A page that plays the mobile app, in the demonstration only. */
export const appPlayerOf = (env: Env): Pick<OuterOptions, 'tool'> =>
  isDemonstration(env)
    ? {
        tool: {
          paths: [APP_PLAYER],
          respond: (https) =>
            bytesResponse(
              200,
              [
                ['Content-Type', 'text/html; charset=utf-8'],
                ['Content-Security-Policy', POLICY],
                ...NOT_STORED,
                ...NOT_INDEXED,
                ...pageSecurity(https),
              ],
              Buffer.from(HTML),
            ),
        },
      }
    : {}
