import { Component, Suspense, useEffect, type ReactNode } from 'react';

interface BoundaryProps {
  /** Stands in while lazy pieces arrive. */
  skeleton: ReactNode;
  /** Gets what was thrown, and whether the children had been shown before; something else is shown then. */
  onError: (cause: unknown, wasShown: boolean) => void;
  children: ReactNode;
}

/** Keeps what a remote throws while it renders from everything around it. */
export class RemoteBoundary extends Component<BoundaryProps, { threw: boolean }> {
  override state = { threw: false };
  private wasShown = false;
  private readonly markShown = () => {
    this.wasShown = true;
  };

  static getDerivedStateFromError() {
    return { threw: true };
  }

  override componentDidCatch(cause: unknown) {
    this.props.onError(cause, this.wasShown);
  }

  override render() {
    if (this.state.threw) return null;
    return (
      <Suspense fallback={this.props.skeleton}>
        {this.props.children}
        <Shown onShown={this.markShown} />
      </Suspense>
    );
  }
}

/** Reaches the page together with what stands before it. */
function Shown({ onShown }: { onShown: () => void }) {
  useEffect(onShown, [onShown]);
  return null;
}
