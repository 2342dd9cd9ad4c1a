import { Component, type ReactNode } from 'react'
import { CrashScreen } from './crash-screen.tsx'

interface Props {
  children: ReactNode
}

/** The outermost net; React offers error boundaries as classes only. Errors are logged by the root's onCaughtError. */
export class CrashBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <main>
        <CrashScreen />
      </main>
    )
  }
}
