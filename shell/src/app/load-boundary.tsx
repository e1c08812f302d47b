import { isLoadFailure, renewFailedPages, t } from '@atrium/sdk';
import { Component, type ReactNode } from 'react';
import { MissingCode } from './missing-code.js';
import { isReplaced } from './new-build.js';

interface LoadBoundaryProps {
  children: ReactNode;
  /** Replaces a part of a page. Without it, the whole page is replaced by a message. */
  fallback?: (retry: () => void) => ReactNode;
}

/**
 * Shown in place of a page whose code could not be loaded. It says so and retries on request, with a reload if a newer
 * build is installed.
 */
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
