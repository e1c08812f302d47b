import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { ToastContainer, toast as draw } from 'react-toastify/unstyled';
import { t } from '../language/texts.js';
import { topLayer } from '../layer/top-layer.js';
import { ToastCard } from './toast-card.js';
import { dismissToast, hasToasts, holdToasts, subscribeToToasts, toastEntry } from './toast-center.js';

/**
 * The stack of toasts in the corner of the window where no page, dialog or drawer has its title or its buttons. Toasts
 * stay while the pointer or the focus is on them.
 */
export function ToastStack() {
  const stage = useStage();
  return createPortal(
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
    </div>,
    stage,
  );
}

/**
 * An element that is within the dialog or drawer on top, which lets the focus and screen readers reach nothing outside of
 * it: so does an Undo.
 */
function useStage(): HTMLElement {
  const [stage] = useState(() => document.createElement('div'));
  const isUsed = useSyncExternalStore(subscribeToToasts, hasToasts);
  useLayoutEffect(() => {
    if (!isUsed) return;
    const follow = () => {
      const top = topLayer();
      if (stage.parentElement !== top) top.append(stage);
    };
    follow();
    const layers = new MutationObserver(follow);
    layers.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['class'],
    });
    return () => layers.disconnect();
  }, [stage, isUsed]);
  useLayoutEffect(() => () => stage.remove(), [stage]);
  return stage;
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
