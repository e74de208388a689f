import config from '@payload-config'
import '@payloadcms/next/css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import '../../brand/brand.css'
import '../../media/picture-list.css'
import { keepWritten } from '../../saving/form-state.ts'
import { guardedCalls } from '../../users/guarded-calls.ts'
import { importMap } from './admin/importMap.js'

const serverFunctions = { ...guardedCalls, 'form-state': keepWritten(guardedCalls['form-state']) }

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return handleServerFunctions({ ...args, config, importMap, serverFunctions })
}

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
