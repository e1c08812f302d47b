import type { BoundProps } from './value-handle.types.js';

/**
 * The value is the contract's. Typed text that cannot be parsed is kept as it is, so that the contract refuses it.
 */
export interface TypedValueProps<T = string> extends BoundProps<T | string> {
  /**
   * Called when the person has finished, with a parsed value or an empty text. Text that cannot be parsed stays in the
   * field, which says why, and nothing is called.
   */
  onCommit?: (value: T | string) => void;
}
