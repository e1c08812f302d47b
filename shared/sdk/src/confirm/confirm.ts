import type { ConfirmOptions } from './confirm.types.js';

/** Asks before something that cannot be undone. True when the person agrees. */
export async function confirm(options: ConfirmOptions): Promise<boolean> {
  let ask: (options: ConfirmOptions) => Promise<boolean>;
  try {
    ({ ask } = await import('./confirm-view.js'));
  } catch {
    // The dialog's code did not load, so the browser's own question is used.
    return window.confirm([options.title, options.text].filter(Boolean).join('\n\n'));
  }
  return ask(options);
}
