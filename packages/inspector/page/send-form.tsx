import { useId, useState } from 'react'
import type { PossibleEvent } from '../live/moment.ts'
import { shortJson } from '../scenario/difference.ts'

interface SendFormProps {
  readonly possible: readonly PossibleEvent[]
  readonly draftOf: (type: string) => Readonly<Record<string, unknown>>
  readonly payloadsOf: (type: string) => readonly Readonly<Record<string, unknown>>[]
  readonly onSend: (event: { readonly type: string }) => void
}

interface Checked {
  readonly payload: Readonly<Record<string, unknown>> | null
  readonly fault: string | null
}

export function checkedPayload(text: string): Checked {
  try {
    const read: unknown = text.trim() === '' ? {} : JSON.parse(text)
    if (typeof read !== 'object' || read === null || Array.isArray(read))
      return { payload: null, fault: 'The payload must be an object.' }
    return { payload: { ...read }, fault: null }
  } catch (error) {
    return { payload: null, fault: error instanceof Error ? error.message : String(error) }
  }
}

function payloadText({ type: _, ...payload }: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(payload, null, 2)
}

function Samples({
  payloads,
  onChoose,
}: {
  readonly payloads: readonly Readonly<Record<string, unknown>>[]
  readonly onChoose: (text: string) => void
}) {
  if (payloads.length === 0) return null
  return (
    <div className="field">
      <select
        aria-label="Sample that the machine accepts"
        value=""
        onChange={({ target }) => onChoose(payloadText(payloads[Number(target.value)] ?? {}))}
      >
        <option value="" disabled>
          {payloads.length === 1 ? 'A sample of the tests' : `${payloads.length} samples of the tests`}
        </option>
        {payloads.map((payload, index) => (
          <option key={`${index}`} value={index}>
            {shortJson(payload)}
          </option>
        ))}
      </select>
    </div>
  )
}

export function SendForm({ possible, draftOf, payloadsOf, onSend }: SendFormProps) {
  const id = useId()
  const [wanted, setWanted] = useState<string>()
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({})
  const chosen = possible.find(({ type }) => type === wanted) ?? possible[0]
  if (!chosen) return <p className="small muted">It listens to no event now.</p>
  const text = drafts[chosen.type] ?? payloadText(draftOf(chosen.type))
  const { payload, fault } = checkedPayload(text)
  const write = (draft: string) => setDrafts({ ...drafts, [chosen.type]: draft })
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault()
        if (payload) onSend({ ...payload, type: chosen.type })
      }}
    >
      <label className="label" htmlFor={`${id}type`}>
        Event
      </label>
      <div className="field">
        <select id={`${id}type`} value={chosen.type} onChange={({ target }) => setWanted(target.value)}>
          {possible.map(({ type, guards }) => (
            <option key={type} value={type}>
              {guards.length === 0 ? type : `${type} [${guards.join(', ')}]`}
            </option>
          ))}
        </select>
      </div>
      <label className="label" htmlFor={`${id}payload`}>
        Payload
      </label>
      <textarea
        id={`${id}payload`}
        className="code"
        rows={4}
        spellCheck={false}
        value={text}
        aria-invalid={fault !== null}
        aria-describedby={`${id}fault`}
        onChange={({ target }) => write(target.value)}
      />
      <Samples key={chosen.type} payloads={payloadsOf(chosen.type)} onChoose={write} />
      <p id={`${id}fault`} className="fault" role="status">
        {fault}
      </p>
      <button type="submit" className="btn btn--s btn--solid" disabled={payload === null}>
        Send
      </button>
    </form>
  )
}
