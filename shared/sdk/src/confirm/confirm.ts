import type { ConfirmOptions } from './confirm.types.js';

/** Asks before something that cannot be undone. True when the person agreed. */
export async function confirm(options: ConfirmOptions): Promise<boolean> {
  let ask: (options: ConfirmOptions) => Promise<boolean>;
  try {
    ({ ask } = await import('./confirm-view.js'));
  } catch {
    // The dialog could not be fetched: the browser's own question is better than none.
    return window.confirm([options.title, options.text].filter(Boolean).join('\n\n'));
  }
  return ask(options);
}
