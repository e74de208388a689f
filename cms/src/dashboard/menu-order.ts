import type { Config } from 'payload'

/**
 * A Payload plugin, the last one: puts users at the end of the menu, after collections that other plugins
 * add.
 */
export const menuOrder = (config: Config): Config => {
  const [users, others] = [true, false].map((are) =>
    (config.collections ?? []).filter(({ slug }) => (slug === config.admin?.user) === are),
  )
  return { ...config, collections: [...(others ?? []), ...(users ?? [])] }
}
