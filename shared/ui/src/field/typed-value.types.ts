import type { Ref } from 'react';

/** Stands in for the input towards a form library: it has the contract's value and not the displayed text. */
export interface TypedHandle {
  readonly name: string | undefined;
  readonly type: 'text';
  value: string;
  focus: () => void;
}

export interface TypedEvent {
  type: 'change' | 'blur';
  target: TypedHandle;
}

export interface TypedValueProps {
  name?: string;
  /** The contract's value. Typed text that cannot be parsed is kept as it is, so that the contract refuses it. */
  value?: string;
  defaultValue?: string;
  /** Called at every change. */
  onChange?: (event: TypedEvent) => unknown;
  onBlur?: (event: TypedEvent) => unknown;
  /**
   * Called when the person has finished, with a parsed value or an empty text. Unparsable text is replaced by the
   * previous value.
   */
  onCommit?: (value: string) => void;
  ref?: Ref<TypedHandle>;
}
