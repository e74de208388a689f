import { Field } from '@marquee/design/controls/field.tsx'
import { Check } from '@marquee/forms/choices.tsx'
import { FieldError } from '@marquee/forms/form.tsx'
import type { SentForm } from '@marquee/forms/sent-form.ts'
import { ownerRoles } from '#config/authentication.ts'
import { languages } from '#config/languages.ts'
import { siteIds } from '#config/sites.ts'
import type { PersonFields } from '../staff-people.ts'
import { contentRoles, type StaffRights } from '../staff-roles.ts'
import type { Errors } from './page.ts'
import { useTexts } from './texts.ts'

const NONE = 'none'

const rightsIn = (form: SentForm): StaffRights => {
  const flags = ownerRoles.find((role) => role === form.text('flags'))
  const content = contentRoles.find((role) => role === form.text('content'))
  const sitesOf = (name: string) => siteIds.filter((site) => form.text(`${name}-${site}`) !== '')
  return {
    manages: form.text('manages') !== '',
    flags: flags ? { role: flags, sites: sitesOf('flags') } : null,
    content: content
      ? {
          role: content,
          sites: sitesOf('content'),
          languages: languages.filter((language) => form.text(`language-${language}`) !== ''),
        }
      : null,
  }
}

export const personFields = (form: SentForm): PersonFields => ({
  name: form.text('name'),
  email: form.text('email'),
  rights: rightsIn(form),
})

interface RolesProps {
  readonly name: 'flags' | 'content'
  readonly legend: string
  readonly roles: ReadonlyArray<readonly [role: string, label: string]>
  readonly chosen: string
  /** Class names of the roles that have lists. */
  readonly marks: (role: string) => string
}

function Roles({ name, legend, roles, chosen, marks }: RolesProps) {
  return (
    <fieldset className="staff-set" id={name}>
      <legend>{legend}</legend>
      {roles.map(([role, label]) => (
        <div className="form-check" key={role}>
          <input
            type="radio"
            id={`${name}-role-${role}`}
            className={marks(role)}
            name={name}
            value={role}
            defaultChecked={role === chosen}
          />
          <label htmlFor={`${name}-role-${role}`}>{label}</label>
        </div>
      ))}
    </fieldset>
  )
}

interface ListProps {
  readonly id: string
  readonly className: string
  readonly legend: string
  readonly options: ReadonlyArray<readonly [name: string, label: string, chosen: boolean]>
  readonly error: string | undefined
}

function List({ id, className, legend, options, error }: ListProps) {
  return (
    <fieldset className={`staff-set ${className}`} id={id} aria-describedby={error && `${id}-error`}>
      <legend>{legend}</legend>
      <div className="staff-sites">
        {options.map(([name, label, chosen]) => (
          <Check key={name} name={name} label={label} checked={chosen} />
        ))}
      </div>
      <FieldError of={id} error={error} />
    </fieldset>
  )
}

interface FieldsProps {
  readonly fields: PersonFields
  readonly errors: Errors
}

function FlagRights({ fields: { rights }, errors }: FieldsProps) {
  const { t, siteName } = useTexts()
  const { flags } = rights
  const roles = [
    [NONE, t('rights.none')] as const,
    ...ownerRoles.map((role) => [role, t(`rights.flagRoles.${role}`)] as const),
  ]
  return (
    <div className="staff-role">
      <Roles
        name="flags"
        legend={t('rights.flags')}
        roles={roles}
        chosen={flags?.role ?? NONE}
        marks={(role) => (role === 'editor' ? 'staff-with-sites' : '')}
      />
      <List
        id="flag-sites"
        className="staff-set--sites"
        legend={t('rights.flagSites')}
        options={siteIds.map((site) => [
          `flags-${site}`,
          siteName(site),
          flags?.sites.includes(site) ?? false,
        ])}
        error={errors['flag-sites']}
      />
    </div>
  )
}

function ContentRights({ fields: { rights }, errors }: FieldsProps) {
  const { t, siteName, languageName } = useTexts()
  const { content } = rights
  const roles = [
    [NONE, t('rights.none')] as const,
    ...contentRoles.map((role) => [role, t(`rights.contentRoles.${role}`)] as const),
  ]
  const isLimited = (role: string) => role !== NONE && role !== 'admin'
  return (
    <div className="staff-role">
      <Roles
        name="content"
        legend={t('rights.content')}
        roles={roles}
        chosen={content?.role ?? NONE}
        marks={(role) =>
          [isLimited(role) && 'staff-with-sites', role === 'translator' && 'staff-with-languages']
            .filter(Boolean)
            .join(' ')
        }
      />
      <List
        id="content-sites"
        className="staff-set--sites"
        legend={t('rights.contentSites')}
        options={siteIds.map((site) => [
          `content-${site}`,
          siteName(site),
          content?.sites.includes(site) ?? false,
        ])}
        error={errors['content-sites']}
      />
      <List
        id="languages"
        className="staff-set--languages"
        legend={t('rights.languages')}
        options={languages.map((language) => [
          `language-${language}`,
          languageName(language),
          content?.languages.includes(language) ?? false,
        ])}
        error={errors.languages}
      />
    </div>
  )
}

export function PersonFormFields({ fields, errors }: FieldsProps) {
  const { t } = useTexts()
  return (
    <>
      <Field
        name="name"
        label={t('people.name')}
        autoComplete="off"
        required
        defaultValue={fields.name}
        error={errors.name}
      />
      <Field
        name="email"
        type="email"
        label={t('people.email')}
        autoComplete="off"
        required
        defaultValue={fields.email}
        error={errors.email}
      />
      <FlagRights fields={fields} errors={errors} />
      <ContentRights fields={fields} errors={errors} />
      <Check
        name="manages"
        label={t('rights.manages')}
        hint={t('rights.managesHint')}
        checked={fields.rights.manages}
      />
    </>
  )
}
