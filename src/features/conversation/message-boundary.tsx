import { Component } from 'react'
import type { ReactNode } from 'react'

interface MessageBoundaryProps {
  fallback: ReactNode
  children: ReactNode
}

/** One message that cannot be drawn must not take the conversation with it (rule D-63). */
export class MessageBoundary extends Component<
  MessageBoundaryProps,
  { isBroken: boolean }
> {
  override state = { isBroken: false }

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true }
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback : this.props.children
  }
}
