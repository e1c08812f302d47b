import type { KeyboardEvent } from 'react';

/**
 * Ctrl and Enter send a form from any of its fields, also from one in which Enter begins a line. Forms stand on the first
 * page, too, which does without the list of shortcuts that names these keys.
 */
export function sendByKeys(event: KeyboardEvent<HTMLFormElement>): void {
  const { currentTarget: form, target, nativeEvent } = event;
  const isSending = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
  if (!isSending || nativeEvent.isComposing) return;
  // A dialog that a field of this form opened has a form of its own.
  if (!(target instanceof Element) || target.closest('form') !== form) return;
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  // Before the field takes the keys for a line.
  event.preventDefault();
  event.stopPropagation();
  if (button?.disabled !== true) form.requestSubmit();
}
