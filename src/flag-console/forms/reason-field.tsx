import { serviceLimits } from '../../../config/service-limits.ts'

interface ReasonFieldProps {
  readonly value: string
  readonly error?: string | undefined
}

export function ReasonField({ value, error }: ReasonFieldProps) {
  return (
    <div className="form-line" data-wrong={error ? '' : undefined}>
      <label htmlFor="reason">Reason</label>
      <small id="reason-hint" className="muted">
        Everybody reads it in the history.
      </small>
      <span className="field field--area">
        <textarea
          id="reason"
          name="reason"
          rows={3}
          maxLength={serviceLimits.flags.reason}
          required
          defaultValue={value}
          aria-describedby={error ? 'reason-hint reason-error' : 'reason-hint'}
          aria-invalid={error ? true : undefined}
        />
      </span>
      {error && (
        <small id="reason-error" className="form-error">
          {error}
        </small>
      )}
    </div>
  )
}

export const reasonFaults = {
  reasonMissing: 'Say why.',
  reasonTooLong: `Say it in ${serviceLimits.flags.reason} characters.`,
} as const
