import type { TFunction } from 'i18next'
import { acceptedCategory, reset, run, showPreferences, type Translation } from 'vanilla-cookieconsent'
import { consent } from '#config/consent.ts'
import type { ConsentCategory } from '#config/types.ts'
import { announceDecision, currentDecision } from './consent.ts'
import { forget } from './forget.ts'
import { runsAgainst } from './outside-elements.ts'
import { cookieDomain } from './save-decision.ts'
import './preferences.css'

interface PreferencesOptions {
  readonly t: TFunction<'consent'>
  readonly language: string
  readonly cookieNames: readonly string[]
}

function textsOf(t: TFunction<'consent'>) {
  const categories = ['necessary', ...consent.categories] as const
  return {
    title: t('preferences.title'),
    acceptAllBtn: t('accept'),
    acceptNecessaryBtn: t('refuse'),
    savePreferencesBtn: t('preferences.save'),
    closeIconLabel: t('preferences.close'),
    sections: [
      { description: t('preferences.intro') },
      ...categories.map((name) => ({
        title: t(`${name}.title`),
        description: t(`${name}.text`),
        linkedCategory: name,
      })),
    ],
  }
}

/** A change of the cookie deletes withdrawn cookies, and reloads if something cannot be stopped. */
function settle(cookieNames: readonly string[]) {
  const withdrawn: ConsentCategory[] = consent.categories.filter((category) => !acceptedCategory(category))
  forget(withdrawn, cookieNames)
  announceDecision()
  if (runsAgainst(currentDecision())) location.reload()
}

const PATIENCE = 60

const firstControl = () => document.querySelector<HTMLElement>('#cc-main .pm__close-btn')

/** The library moves the focus after a transition, which does not run with reduced motion. */
function focusWhenShown(frames = PATIENCE) {
  const first = firstControl()
  if (first?.checkVisibility({ visibilityProperty: true })) first.focus()
  else if (frames > 0) requestAnimationFrame(() => focusWhenShown(frames - 1))
}

/** The library focuses an empty element of the dialog after our first control had the focus. */
function redirectFocus() {
  document
    .querySelector('#cc-main .pm > [tabindex="-1"]')
    ?.addEventListener('focus', () => firstControl()?.focus())
}

export async function openPreferences({ t, language, cookieNames }: PreferencesOptions): Promise<void> {
  // It caches the cookie; the banner may have changed it since.
  reset(false)
  const decided = () => settle(cookieNames)
  await run({
    autoShow: false,
    hideFromBots: false,
    manageScriptTags: false,
    autoClearCookies: false,
    revision: consent.revision,
    cookie: {
      name: consent.cookie,
      domain: cookieDomain(),
      expiresAfterDays: consent.days,
      sameSite: 'Lax',
      secure: location.protocol === 'https:',
    },
    guiOptions: { preferencesModal: { layout: 'box', equalWeightButtons: true } },
    categories: {
      necessary: { enabled: true, readOnly: true },
      ...Object.fromEntries(consent.categories.map((name) => [name, {}])),
    },
    // The banner is our own: without texts the library renders none.
    language: {
      default: language,
      translations: { [language]: { preferencesModal: textsOf(t) } as Translation },
    },
    onFirstConsent: decided,
    onChange: decided,
  })
  showPreferences()
  redirectFocus()
  focusWhenShown()
}
