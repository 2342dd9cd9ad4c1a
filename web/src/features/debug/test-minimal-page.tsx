import { getRouteApi } from '@tanstack/react-router'
import { lazy } from 'react'
import { DeploymentCheck } from './deployment-check.tsx'

const route = getRouteApi('/test-minimal')
const DesignTile = lazy(() => import('./design-tile.tsx'))

export default function TestMinimalPage() {
  const { design } = route.useSearch()
  return design === 1 ? <DesignTile /> : <DeploymentCheck />
}
