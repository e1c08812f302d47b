import type { Ref } from 'react';

/** What a form library sees in place of an input: the value as the contract has it, not the words that are shown. */
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
  /** As the contract has it; what is typed and cannot be read stays as it is, so that the contract refuses it. */
  value?: string;
  defaultValue?: string;
  /** At every change. */
  onChange?: (event: TypedEvent) => unknown;
  onBlur?: (event: TypedEvent) => unknown;
  /** Once the person is done: only what can be read, or an empty text. Anything else goes back to the value. */
  onCommit?: (value: string) => void;
  ref?: Ref<TypedHandle>;
}
