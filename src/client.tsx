import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { getRouter } from './router.tsx'

/** Start's own entry also brings the serialisation of server functions, which this product does not use. */
hydrateRoot(
  document,
  <StrictMode>
    <RouterClient router={getRouter()} />
  </StrictMode>,
)
