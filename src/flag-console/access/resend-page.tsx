import { FactSheet } from '../../components/sections/fact-sheet.tsx'
import { Form, Submit } from '../../form-pages/form.tsx'
import type { ShownPage } from '../../form-pages/page.ts'
import type { ConsoleContext } from '../page.ts'
import type { SavedForm } from './saved-form.ts'

const labelOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')

const shortened = (value: string) => (value.length > 200 ? `${value.slice(0, 200)}…` : value)

/** Hidden fields that are not shown to the owner. */
const carried = ['back', 'version', 'agreed', 'switch']
const isListed = ([name, value]: SavedForm['fields'][number]) => value !== '' && !carried.includes(name)

/** Shows the input of an expired session, to send or discard. */
export function resendPage(context: Pick<ConsoleContext, 'csrf'>, { path, fields }: SavedForm): ShownPage {
  return {
    kind: 'page',
    title: 'You are signed in again',
    lead: <p>This is what you sent when your session had ended. Nothing has been done with it yet.</p>,
    body: (
      <div className="access">
        <FactSheet
          rows={fields
            .filter(isListed)
            .map(([name, value]) => ({ term: labelOf(name), value: shortened(value) }))}
        />
        <Form context={context} action={path} file>
          {fields.map(([name, value], index) => (
            <input key={`${index} ${name}`} type="hidden" name={name} value={value} />
          ))}
          <div className="form-end">
            <Submit>Send it now</Submit>
            <a className="link" href={path}>
              Back to the page without it
            </a>
          </div>
        </Form>
      </div>
    ),
  }
}
