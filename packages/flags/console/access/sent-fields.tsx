import { type SavedForm, written } from './saved-form.ts'

export interface SentFieldsProps {
  /** Path to continue to. */
  readonly back: string
  readonly saved?: SavedForm | null | undefined
}

/** Fields that a sign-in carries from form to form. */
export function SentFields({ back, saved }: SentFieldsProps) {
  return (
    <>
      <input type="hidden" name="back" value={back} />
      {saved && <input type="hidden" name="saved" value={written(saved)} />}
    </>
  )
}
