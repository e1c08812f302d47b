import type { Ref } from 'react';

/** Stands in for the input towards a form library: it has the contract's value and not the displayed text. */
export interface ValueHandle<T> {
  readonly name: string | undefined;
  readonly type: 'text';
  value: T;
  focus: () => void;
}

export interface ValueEvent<T> {
  type: 'change' | 'blur';
  target: ValueHandle<T>;
}

/** What a form library gives to a field, or a page that keeps the value itself. */
export interface BoundProps<T> {
  name?: string;
  value?: T;
  defaultValue?: T;
  /** Called at every change. */
  onChange?: (event: ValueEvent<T>) => unknown;
  onBlur?: (event: ValueEvent<T>) => unknown;
  ref?: Ref<ValueHandle<T>>;
}
