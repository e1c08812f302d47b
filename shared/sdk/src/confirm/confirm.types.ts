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
