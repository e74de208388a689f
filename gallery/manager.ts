import { createElement } from 'react'
import { addons, types, useGlobals } from 'storybook/manager-api'
import { languageNames } from '#config/languages.ts'
import { siteIds, sites } from '#config/sites.ts'

/** The languages of the selected site; Storybook’s own toolbar items are the same for every site. */
function LanguageTool() {
  const [globals, updateGlobals] = useGlobals()
  const site = sites[siteIds.find((id) => id === globals.site) ?? 'fr']
  const value = site.languages.find((each) => each === globals.language) ?? site.languages[0]
  // Storybook compiles this file for a global `React`, so it has no JSX.
  const options = site.languages.map((each) =>
    createElement('option', { key: each, value: each }, languageNames[each]),
  )
  const onChange = ({ target }: { readonly target: HTMLSelectElement }) =>
    updateGlobals({ language: target.value })
  return createElement('select', { 'aria-label': 'Language', value, onChange }, options)
}

addons.register('marquee', () => {
  addons.add('marquee/language', {
    type: types.TOOL,
    title: 'Language',
    render: () => createElement(LanguageTool),
  })
})
addons.setConfig({ panelPosition: 'bottom', showPanel: false })
