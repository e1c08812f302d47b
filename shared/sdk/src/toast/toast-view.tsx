import { t } from '../language/texts.js';
import { ToastContainer, toast as draw } from 'react-toastify/unstyled';
import { ToastCard } from './toast-card.js';
import { dismissToast, holdToasts, toastEntry } from './toast-center.js';

/** The stack of toasts over the top bar. Toasts stay while the pointer or the focus is on them. */
export function ToastStack() {
  return (
    <div
      onMouseEnter={() => holdToasts(true)}
      onMouseLeave={() => holdToasts(false)}
      onFocus={() => holdToasts(true)}
      onBlur={() => holdToasts(false)}
    >
      <ToastContainer
        className="at-toasts"
        aria-label={t('Messages')}
        newestOnTop
        autoClose={false}
        customProgressBar
        closeButton={false}
        icon={false}
        transition={false}
      />
    </div>
  );
}

// A toast that is shown again under the id of one just removed gets a key of its own, so that it is drawn anew.
const keys = new Map<string, string>();
let drawn = 0;

export function present(id: string): void {
  const key = `${id}-${String((drawn += 1))}`;
  keys.set(id, key);
  draw(<ToastCard id={id} />, {
    toastId: key,
    role: toastEntry(id)?.kind === 'error' ? 'alert' : 'status',
    // The person swiped it away.
    onClose: () => {
      if (keys.get(id) === key) dismissToast(id);
    },
  });
}

export function remove(id: string): void {
  const key = keys.get(id);
  keys.delete(id);
  if (key) draw.dismiss(key);
}
