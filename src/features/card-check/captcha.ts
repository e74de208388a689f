import { solveChallengeWorkers } from 'altcha-lib'
import { serviceLimits } from '#config/service-limits.ts'
import type { CaptchaChallenge } from '#models/captcha.ts'

export type CaptchaProvider =
  | { readonly name: 'puzzle' }
  | { readonly name: 'recaptcha'; readonly key: string }

/** Resolves with the captcha header of one request. Rejects if none can be had. */
export type SolveCaptcha = (signal: AbortSignal) => Promise<string>

const MOST_WORKERS = 4

/** Half of the cores, so that the page stays responsive. */
const workers = () =>
  Math.min(MOST_WORKERS, Math.max(1, Math.floor((navigator.hardwareConcurrency || 2) / 2)))

const createWorker = () => new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' })

async function solvePuzzle(challenge: CaptchaChallenge, signal: AbortSignal): Promise<string> {
  const controller = new AbortController()
  signal.addEventListener('abort', () => controller.abort())
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: workers(),
    createWorker,
    controller,
    timeout: serviceLimits.captcha.solvingMilliseconds,
  })
  if (solution === null) throw new Error('The captcha was not solved in time')
  return btoa(JSON.stringify({ challenge, solution }))
}

interface Grecaptcha {
  ready(callback: () => void): void
  execute(key: string, options: { readonly action: string }): Promise<string>
}

declare global {
  interface Window {
    grecaptcha?: Grecaptcha
  }
}

let loading: Promise<Grecaptcha> | undefined

function load(key: string): Promise<Grecaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(key)}`
    script.addEventListener('error', () => reject(new Error('Failed to load reCAPTCHA')))
    script.addEventListener('load', () => {
      const { grecaptcha } = window
      if (grecaptcha === undefined) reject(new Error('reCAPTCHA did not start'))
      else grecaptcha.ready(() => resolve(grecaptcha))
    })
    document.head.append(script)
  })
}

/** Contacts Google only with a visitor's first submit. */
async function recaptchaToken(key: string): Promise<string> {
  loading ??= load(key).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return (await loading).execute(key, { action: 'card_check' })
}

export const captchaSolver = (
  provider: CaptchaProvider,
  challenge: () => Promise<CaptchaChallenge>,
): SolveCaptcha =>
  provider.name === 'recaptcha'
    ? () => recaptchaToken(provider.key)
    : async (signal) => solvePuzzle(await challenge(), signal)
