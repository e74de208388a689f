import type { Language } from '../../../config/types.ts'
import { loadPage } from '../../page-kit/load-page.ts'
import type { LocatorCityModel } from '../../page-models/locator.ts'
import { locatorData } from '../../programme/locator-data.ts'

/** Cities with their cinemas, by name. */
export async function listPlaces(language: Language): Promise<readonly LocatorCityModel[]> {
  const result = await loadPage(locatorData, { language })
  return result.outcome === 'found' ? result.page.cities : []
}
