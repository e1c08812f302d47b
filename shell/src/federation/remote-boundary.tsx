import { Component, Suspense, useEffect, type ReactNode } from 'react';

interface BoundaryProps {
  /** Shown while lazy parts load. */
  skeleton: ReactNode;
  /**
   * Called with what was thrown, and whether the children had been shown before; the caller then renders something
   * else.
   */
  onError: (cause: unknown, wasShown: boolean) => void;
  children: ReactNode;
}

/** Contains errors that a remote throws while rendering. */
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

/** Reports that everything before it was committed to the page. */
function Shown({ onShown }: { onShown: () => void }) {
  useEffect(onShown, [onShown]);
  return null;
}
