import { Component, Suspense, type ComponentType, type ReactNode } from 'react';
import { t } from '../language/texts.js';
import { toast } from '../toast/toast.js';
import { lazyPage, renewFailedPages, type LazyPage } from './lazy-page.js';

/** As webpack names a script of ours that did not arrive, or not within 120 s. */
export const isLoadFailure = (error: Error): boolean => error.name === 'ChunkLoadError';

export const notArrived = () => t('A part of it did not arrive. Check your connection and try again.');

/** A dialog whose code comes when it is first opened. Should it not arrive, it says so and closes; the page stays. */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPage<Props> {
  const Dialog = lazyPage(load);
  function LazyDialog(props: Props) {
    const tell = () => {
      // Opened once more, it is fetched once more.
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
    // A fault of the dialog itself is for the boundary of the page.
    if (!isLoadFailure(error)) throw error;
    return null;
  }
}
