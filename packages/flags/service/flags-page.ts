import { siteIds } from '#config/sites.ts'
import type { FlagConfig } from '#config/types.ts'
import { createFlagTable, type FlagTable, presetOf } from './flag-table.ts'

const rowOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

const featureRow = (name: string, config: FlagConfig) =>
  rowOf([
    `\`${name}\``,
    config.effect.replaceAll('|', '\\|'),
    config.fourEyes ? `${config.kind}, four eyes` : config.kind,
    config.reach,
    ...siteIds.map((site) => (presetOf(config, site) ? 'on' : '–')),
    config.until,
  ])

function ownerSection(table: FlagTable, owner: string): string {
  const features = table.names.filter((name) => table.config(name).owner === owner)
  const columns = ['Feature', 'Effect', 'Kind', 'Reach', ...siteIds, 'Until']
  const lines = [
    rowOf(columns),
    rowOf(columns.map(() => '---')),
    ...features.map((name) => featureRow(name, table.config(name))),
  ]
  return `## ${owner}\n\n${lines.join('\n')}\n`
}

const introduction = `# Features

Every feature that a country can switch, by owner. Drawn from [\`config/flags.ts\`](../config/flags.ts) by \`npm run flags:page\`; do not edit.

A site's column has the default, which applies until somebody switches the feature; the live value is on the owners' page
(\`http://flags.localhost:3000\`) or in the [Unleash server](production-flags.md) used instead. A feature of reach \`edition\` has one value for
every visitor of a site; one of reach \`visitor\` can be enabled for a share of them. *Until*: the day by which a release feature has to be
removed from the code, or by which another feature is reviewed. How features are switched, at once or at a set time, and who
gets a message of it, is in [production-flags.md](production-flags.md#the-embedded-service).

**Times.** The console writes times in the zone of the owner's browser, which its script keeps in the cookie \`zone\`.
Without script, the zone is that of the owner's countries if they share one, otherwise UTC, which each time then names. The address of *As it was*
names its zone, so it stays the same moment for another owner. Days of the configuration (*until*) are dates without a time. API, exports
and the audit log's days stay in UTC.

**The matrix** groups features by team, the owner's own countries first, and is compact: *Details* adds effects, dates, and who switched what
and why. On a narrow screen a column has its country's code, and what differs is below the name. On a phone an editor sees the own countries
only, until *Details* or countries are chosen, and the filters beside the search are folded until one of them is used. The confirmation of a switch offers to undo it.

**Usage.** A feature counts where it decides something: on each page that is served and whose view or links depend on it (also from the page
cache, but not in previews), on pages of the client area, with each request for the service worker, in browsers if it is of reach \`visitor\`, and
as often as other applications report. The table's *Details* name the day of the last use; its filter's state *Stale* finds features that are past their date
or soon will be, and what nothing has used in 30 days.

**Variants.** A feature of reach \`visitor\` names in \`config/flags.ts\` the variants that its code reads with \`useVariant\`, the usual look first; the
console offers those only. An anonymous id draws the variant, so visitors who do not agree to statistics get the usual look, and the site's
default whatever the share. The data layer has [\`view_variant\`](tracking.md#events) once for each page view on which it is shown.

**Results.** The page *Results* of such a feature, linked from its cell, says for a period, a site and a language how many visitors
of each variant, and of those without the feature, reached a goal: chose a showtime or opened the booking, went to the app, followed a promotion
(\`config/results.ts\`). Each rate and each difference to the first group has its 95 % interval, and a sentence says what follows from it. Only
visitors who agreed to statistics are counted, not in private windows or previews: once in seven days, with the goals of those days. Nothing is stored about
one visitor ([decision 91](decisions/0091-results-of-experiments.md)). Changes are marked: figures from before and after a change of shares cannot be
compared. The counts are stored for 180 days, and can be downloaded as CSV.

**Four eyes.** A feature with \`fourEyes\` in \`config/flags.ts\` is switched on, or its audience changed, by two owners: the first requests it
at the cell, another one with rights for that country approves or refuses it on the page *Requests* within seven days. The history names both. The menu
counts the requests that an owner may approve, and the webhook gets a message of each.
If the value has changed since, or the time is over, the request is refused and has to be made again. Several features at once, *As it was*,
undo, scheduled changes with an end and the API's tokens cannot switch such a feature on; they say so and change nothing. Switching it off takes one owner, since
in an emergency nobody else may be there ([decision 81](decisions/0081-four-eyes.md)).
`

export function flagsPage(table: FlagTable = createFlagTable()): string {
  const owners = [...new Set(table.names.map((name) => table.config(name).owner))].toSorted()
  return [introduction, ...owners.map((owner) => ownerSection(table, owner))].join('\n')
}
