import { rememberZone } from '@marquee/forms/zone-cookie.ts'
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser'

async function optionsFor(form: HTMLFormElement) {
  const fields = new URLSearchParams(
    [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]),
  )
  fields.set('what', 'options')
  const response = await fetch(form.action, { method: 'POST', body: fields })
  if (!response.ok) throw new Error(`${response.status} for the options of a passkey`)
  return response.json()
}

async function fill(form: HTMLFormElement): Promise<void> {
  const optionsJSON = await optionsFor(form)
  const response =
    form.dataset.passkey === 'add'
      ? await startRegistration({ optionsJSON })
      : await startAuthentication({ optionsJSON })
  const field = form.elements.namedItem('response')
  if (field instanceof HTMLInputElement) field.value = JSON.stringify(response)
}

function follow(form: HTMLFormElement): void {
  const notice = form.querySelector<HTMLElement>('[data-failed]')
  const button = form.querySelector('button')
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (button) button.disabled = true
    if (notice) notice.hidden = true
    fill(form).then(
      () => form.submit(),
      // The browser says neither whether the person cancelled nor what it lacks.
      () => {
        if (notice) {
          notice.hidden = false
          notice.textContent = notice.dataset.failed ?? ''
        }
        if (button) button.disabled = false
      },
    )
  })
}

rememberZone()
if (browserSupportsWebAuthn()) {
  for (const missing of document.querySelectorAll<HTMLElement>('[data-no-passkeys]')) missing.hidden = true
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-passkey]')) {
    form.hidden = false
    follow(form)
  }
}
