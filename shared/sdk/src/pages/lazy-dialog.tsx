import { Component, Suspense, type ComponentType, type ReactNode } from 'react';
import { t } from '../language/texts.js';
import { toast } from '../toast/toast.js';
import { lazyPage, renewFailedPages, type LazyPage } from './lazy-page.js';

/** webpack's name for the error of a script that failed to load or took longer than 120 s. */
export const isLoadFailure = (error: Error): boolean => error.name === 'ChunkLoadError';

export const notArrived = () => t('Part of this page did not load. Check your connection and try again.');

/** A dialog whose code is loaded when it is first opened. When that fails, it says so and closes; the page stays. */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPage<Props> {
  const Dialog = lazyPage(load);
  function LazyDialog(props: Props) {
    const tell = () => {
      // Opening it again loads it again.
      renewFailedPages();
      toast.error(notArrived());
      props.onClose();
    };
    return (
      <DialogBoundary onFailed={tell}>
        <Suspense>
          <Dialog {...props} />
        </Suspense>
      </DialogBoundary>
    );
  }
  return Object.assign(LazyDialog, { preload: Dialog.preload });
}

interface DialogBoundaryProps {
  children: ReactNode;
  onFailed: () => void;
}

class DialogBoundary extends Component<DialogBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error) {
    if (isLoadFailure(error)) this.props.onFailed();
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    // An error of the dialog itself is handled by the page's boundary.
    if (!isLoadFailure(error)) throw error;
    return null;
  }
}
