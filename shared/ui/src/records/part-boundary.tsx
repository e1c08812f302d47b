import { renewFailedPages, t } from '@atrium/sdk';
import { Component, type ReactNode } from 'react';
import { ErrorState } from '../states/error-state.js';

interface PartBoundaryProps {
  label: string;
  children: ReactNode;
}

/** A part that throws, or whose code does not arrive, says so in its own place; the rest of the record stays. */
export class PartBoundary extends Component<PartBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    const title = t('{part} could not be loaded', { part: this.props.label });
    return <ErrorState title={title} error={error} onRetry={this.retry} />;
  }

  private readonly retry = () => {
    renewFailedPages();
    this.setState({ error: null });
  };
}
