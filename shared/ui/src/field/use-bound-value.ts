import { useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { BoundProps, ValueHandle } from './value-handle.types.js';

interface BoundOptions<T> {
  /** Used where a form library sets null. */
  empty: T;
  focus: () => void;
  /** Called with a value that a form library sets. */
  onSet?: (value: T) => void;
}

/** The value of a field that is not a plain input: kept by itself, by the page, or by a form library. */
export function useBoundValue<T>(props: BoundProps<T>, { empty, focus, onSet }: BoundOptions<T>) {
  const { name, ref, onChange, onBlur } = props;
  const [own, setOwn] = useState<T>(props.defaultValue ?? empty);
  const value = props.value ?? own;
  const latest = useRef(value);
  const calls = useRef({ focus, onSet });
  useLayoutEffect(() => {
    latest.current = value;
    calls.current = { focus, onSet };
  });
  const [handle] = useState<ValueHandle<T>>(() => ({
    name,
    type: 'text',
    get value() {
      return latest.current;
    },
    set value(next: T) {
      const given = next ?? empty;
      if (given === latest.current) return;
      latest.current = given;
      setOwn(given);
      calls.current.onSet?.(given);
    },
    focus: () => calls.current.focus(),
  }));
  useImperativeHandle(ref, () => handle, [handle]);
  const set = (next: T) => {
    // Stored before the next render, because listeners of the change read the value at once.
    latest.current = next;
    setOwn(next);
    onChange?.({ type: 'change', target: handle });
  };
  const leave = () => {
    onBlur?.({ type: 'blur', target: handle });
  };
  return { value, latest: () => latest.current, set, leave };
}
