import { isLoadFailure, renewFailedPages, t } from '@atrium/sdk';
import { Component, type ReactNode } from 'react';
import { MissingCode } from './missing-code.js';
import { isReplaced } from './new-build.js';

interface LoadBoundaryProps {
  children: ReactNode;
  /** What stands in place of a part of a page. Without it: in place of the page, and says so. */
  fallback?: (retry: () => void) => ReactNode;
}

/** In place of a page whose code could not be fetched: says so, and tries again when it is asked to; anew from a newer build. */
export class LoadBoundary extends Component<LoadBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  retry = async () => {
    if (await isReplaced()) {
      location.reload();
      return;
    }
    renewFailedPages();
    this.setState({ error: null });
  };

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    if (!isLoadFailure(error)) throw error;
    const retry = () => void this.retry();
    const { fallback } = this.props;
    if (fallback) return fallback(retry);
    return (
      <div className="at-body at-fill">
        <MissingCode title={t('This page could not be loaded')} onRetry={retry} />
      </div>
    );
  }
}
