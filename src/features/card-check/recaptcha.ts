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
export async function recaptchaToken(key: string): Promise<string> {
  loading ??= load(key).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return (await loading).execute(key, { action: 'card_check' })
}
