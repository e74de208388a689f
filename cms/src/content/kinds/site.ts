import { wireCinemaAlert } from '#models/alert.ts'
import { wireFooter } from '#models/footer.ts'
import { wireSettings } from '#models/settings.ts'
import { readChannelAddress, readHostAddress, readTunnelAddress } from '#models/site-address.ts'
import { agentAllowed, elementAllowed, hostAllowed } from '../allowed-by-operators.ts'
import type { EditorialKind } from '../editorial-kind.ts'

const group = 'site'

export const siteKinds: readonly EditorialKind[] = [
  {
    slug: 'alerts',
    kind: 'alert',
    wire: wireCinemaAlert,
    title: 'key',
    named: 'title',
    says: 'message',
    group,
    needs: { cinemas: ({ allCinemas }) => allCinemas !== true },
  },
  {
    slug: 'footer',
    kind: 'document',
    only: 'footer',
    wire: wireFooter,
    title: 'key',
    group,
    perLanguage: ['columns.links'],
    shared: ['socialNetworks.label', 'socialNetworks.url'],
  },
  {
    slug: 'settings',
    kind: 'document',
    only: 'settings',
    wire: wireSettings,
    title: 'key',
    group,
    reads: {
      clientUrl: readHostAddress,
      orderTunnelUrl: readTunnelAddress,
      youtubeChannel: readChannelAddress,
    },
    allows: {
      clientUrl: hostAllowed('clientUrl'),
      orderTunnelUrl: hostAllowed('orderTunnelUrl'),
      'injections.attributes': elementAllowed,
      'virtualAgent.scriptUrl': agentAllowed,
    },
    shared: [
      'clientUrl',
      'orderTunnelUrl',
      'injections.attributes',
      'virtualAgent.scriptUrl',
      'virtualAgent.endpoint',
    ],
  },
]
