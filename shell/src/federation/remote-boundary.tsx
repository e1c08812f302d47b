import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** Gets what was thrown; whoever shows this boundary then shows something else. */
  onError: (cause: unknown) => void;
  children: ReactNode;
}

/** Keeps what a remote throws while it renders from everything around it. */
export class RemoteBoundary extends Component<BoundaryProps, { threw: boolean }> {
  override state = { threw: false };

  static getDerivedStateFromError() {
    return { threw: true };
  }

  override componentDidCatch(cause: unknown) {
    this.props.onError(cause);
  }

  override render() {
    return this.state.threw ? null : this.props.children;
  }
}
