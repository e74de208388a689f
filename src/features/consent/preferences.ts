import type { TFunction } from 'i18next'
import { acceptedCategory, reset, run, showPreferences, type Translation } from 'vanilla-cookieconsent'
import { consent } from '../../../config/consent.ts'
import type { ConsentCategory } from '../../../config/types.ts'
import { announceDecision, currentDecision } from './consent.ts'
import { cookieDomain } from './decide.ts'
import { forget } from './forget.ts'
import { runsAgainst } from './outside-elements.ts'
import './preferences.css'

interface PreferencesOptions {
  /** Bound to the namespace `consent`. */
  readonly t: TFunction<'consent'>
  readonly language: string
  /** Cookies that the site names to be deleted. */
  readonly cookieNames: readonly string[]
}

function wordsOf(t: TFunction<'consent'>) {
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

/** The cookie says something else: cookies of what was withdrawn go, and what cannot be stopped goes with the page. */
function settle(cookieNames: readonly string[]) {
  const withdrawn: ConsentCategory[] = consent.categories.filter((category) => !acceptedCategory(category))
  forget(withdrawn, cookieNames)
  announceDecision()
  if (runsAgainst(currentDecision())) location.reload()
}

const PATIENCE = 60

const firstControl = () => document.querySelector<HTMLElement>('#cc-main .pm__close-btn')

/** The library moves the focus at the end of a transition, which less motion has none of. */
function focusWhenShown(frames = PATIENCE) {
  const first = firstControl()
  if (first?.checkVisibility({ visibilityProperty: true })) first.focus()
  else if (frames > 0) requestAnimationFrame(() => focusWhenShown(frames - 1))
}

/** The library focuses an empty element of the dialog after our first control has had the focus. */
function redirectFocus() {
  document
    .querySelector('#cc-main .pm > [tabindex="-1"]')
    ?.addEventListener('focus', () => firstControl()?.focus())
}

/** Opens the library's window on the decision as the cookie has it. */
export async function openPreferences({ t, language, cookieNames }: PreferencesOptions): Promise<void> {
  // It keeps what it read at its start; the banner may have decided since.
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
    // The first question is our own: without its words the library makes no banner.
    language: {
      default: language,
      translations: { [language]: { preferencesModal: wordsOf(t) } as Translation },
    },
    onFirstConsent: decided,
    onChange: decided,
  })
  showPreferences()
  redirectFocus()
  focusWhenShown()
}
