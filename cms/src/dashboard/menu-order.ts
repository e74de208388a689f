import type { Config } from 'payload'

/** People come last in the menu, whatever plugins add after them; a Payload plugin, the last one. */
export const menuOrder = (config: Config): Config => {
  const [users, others] = [true, false].map((are) =>
    (config.collections ?? []).filter(({ slug }) => (slug === config.admin?.user) === are),
  )
  return { ...config, collections: [...(others ?? []), ...(users ?? [])] }
}
