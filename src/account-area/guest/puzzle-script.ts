import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge } from 'altcha-lib/types'

/**
 * Compiled into a page with a puzzle (`?script`), which is the data attribute `puzzle` of its script
 * element. The browser solves it while the visitor types, and sends the solution with the form.
 */
const challenge = JSON.parse(document.currentScript?.dataset.puzzle ?? 'null') as Challenge
const field = document.querySelector<HTMLInputElement>('input[name="solution"]')

const solved = solveChallenge({ challenge, deriveKey }).then((solution) => {
  if (field && solution) field.value = btoa(JSON.stringify({ challenge, solution }))
})

field?.form?.addEventListener('submit', (event) => {
  if (field.value !== '') return
  event.preventDefault()
  const send = () => field.form?.submit()
  void solved.then(send, send)
})
