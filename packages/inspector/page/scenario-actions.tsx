import { type FormEvent, useEffect, useState } from 'react'
import { browserTest } from '../scenario/browser-test.ts'
import { download } from './download.ts'

/** Saving and the command's verdict need the development server. */
const canWrite = import.meta.env.DEV

async function post(action: 'run' | 'save' | 'save-test', body: object): Promise<Record<string, unknown>> {
  const response = await fetch(`/__inspector/scenarios/${action}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  const read: Record<string, unknown> = await response.json()
  if (!response.ok) throw new Error(String(read.fault))
  return read
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** The output of `npm run scenarios -- <name>`, for all editions of the scenario. */
export function CommandVerdict({ name }: { readonly name: string }) {
  const [verdict, setVerdict] = useState<string>()
  const [fault, setFault] = useState<string>()
  useEffect(() => {
    if (!canWrite) return
    let isWanted = true
    setVerdict(undefined)
    setFault(undefined)
    post('run', { name })
      .then(({ text }) => isWanted && setVerdict(String(text)))
      .catch((error: unknown) => isWanted && setFault(messageOf(error)))
    return () => {
      isWanted = false
    }
  }, [name])
  if (!canWrite)
    return (
      <p className="small muted">
        In <code>npm run dev</code> you see the verdict of the command here, on all editions.
      </p>
    )
  if (fault) return <p className="fault">{fault}</p>
  return (
    <pre className="code" tabIndex={0} role="status" aria-label="Verdict of the command">
      {verdict ?? 'npm run scenarios is running …'}
    </pre>
  )
}

/** One press makes a browser test of a scenario: a file of the project in development, a download elsewhere. */
export function BrowserTest({ name, jsonl }: { readonly name: string; readonly jsonl: string }) {
  const [message, setMessage] = useState<string>()
  const make = () => {
    if (!canWrite) return download(`${name}.spec.ts`, 'text/plain', browserTest(name, jsonl))
    post('save-test', { name, jsonl })
      .then(({ file }) => setMessage(`Saved as tests/e2e/inspector/recorded/${String(file)}`))
      .catch((error: unknown) => setMessage(messageOf(error)))
  }
  return (
    <>
      <button type="button" className="btn btn--s btn--block" onClick={make}>
        Make a browser test
      </button>
      <p className="small" role="status">
        {message}
      </p>
    </>
  )
}

interface SaveIntoProjectProps {
  readonly machine: string
  readonly jsonl: string
  /** False while a scenario plays, which has a test of its own. */
  readonly isAlone: boolean
}

/** Writes a recording into `tests/scenarios`; where nothing can be written, offers its browser test at once. */
export function SaveIntoProject({ machine, jsonl, isAlone }: SaveIntoProjectProps) {
  const [name, setName] = useState('')
  const [message, setMessage] = useState<string>()
  const [savedName, setSavedName] = useState<string>()
  if (!canWrite) return isAlone ? <BrowserTest name={machine} jsonl={jsonl} /> : null
  const save = (event: FormEvent) => {
    event.preventDefault()
    post('save', { name, jsonl })
      .then(() => {
        setMessage(`Saved as tests/scenarios/${name}.jsonl`)
        setSavedName(name)
      })
      .catch((error: unknown) => setMessage(messageOf(error)))
  }
  return (
    <form className="form" onSubmit={save}>
      <label className="label" htmlFor="scenario-name">
        Name in tests/scenarios
      </label>
      <div className="field">
        <input
          id="scenario-name"
          autoComplete="off"
          spellCheck={false}
          placeholder="my-chat"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      <button type="submit" className="btn btn--s btn--block" disabled={name === ''}>
        Save into the project
      </button>
      <p className="small" role="status">
        {message}
      </p>
      {savedName === undefined ? null : <BrowserTest key={savedName} name={savedName} jsonl={jsonl} />}
    </form>
  )
}
