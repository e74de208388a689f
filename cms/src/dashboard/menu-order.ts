import type { CollectionConfig, Config } from 'payload'

const groupOf = (collection: CollectionConfig | undefined) => JSON.stringify(collection?.admin?.group)

/**
 * A Payload plugin, the last one: puts users and the other collections of their group at the end of the menu,
 * after collections that other plugins add.
 */
export const menuOrder = <Menu extends Pick<Config, 'admin' | 'collections'>>(config: Menu): Menu => {
  const { collections = [], admin } = config
  const users = collections.find(({ slug }) => slug === admin?.user)
  const [others = [], administration = []] = [false, true].map((are) =>
    collections.filter((each) => each !== users && (groupOf(each) === groupOf(users)) === are),
  )
  return { ...config, collections: [...others, ...(users ? [users] : []), ...administration] }
}
