import { Component } from 'react'
import type { ReactNode } from 'react'

interface MapBoundaryProps {
  fallback: ReactNode
  children: ReactNode
}

/** A map whose code cannot be had does not take the list beside it along. */
export class MapBoundary extends Component<MapBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
