export interface ConfirmOptions {
  /** The question, with its object: "Archive Riya Kapoor?". */
  title: string;
  /** The consequence. */
  text?: string;
  /** The verb of the question: "Archive". */
  confirmText: string;
  cancelText?: string;
  /** `danger` for what cannot be undone: the button is red, and Enter cancels. */
  tone?: 'normal' | 'danger';
}
