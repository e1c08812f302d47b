import { useSyncExternalStore } from 'react';
import { dismissToast, subscribeToToasts, toastEntry } from './toast-center.js';
import { ToastIcon } from './toast-icon.js';

/** Draws the current entry of that id, so that a loading toast becomes its outcome in place. */
export function ToastCard({ id }: { id: string }) {
  const entry = useSyncExternalStore(subscribeToToasts, () => toastEntry(id));
  if (!entry) return null;
  const { kind, content, text, action } = entry;
  return (
    <div className="at-toast" data-kind={kind}>
      <ToastIcon kind={kind} />
      {kind === 'custom' ? (
        <div className="at-grow">{content}</div>
      ) : (
        <div className="at-grow">
          <div className="t">{content}</div>
          {text && <div className="s">{text}</div>}
        </div>
      )}
      {action && (
        <button
          type="button"
          className="at-toast-act"
          onClick={() => {
            dismissToast(id);
            action.onPress();
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  );
}
