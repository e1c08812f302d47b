export interface ConfirmOptions {
  /** The question, with its object: "Archive Riya Kapoor?". */
  title: string;
  /** What follows from it. */
  text?: string;
  /** The verb of the question: "Archive". */
  confirmText: string;
  cancelText?: string;
  /** `danger` for what cannot be undone: a red button, and Enter cancels. */
  tone?: 'normal' | 'danger';
}

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
