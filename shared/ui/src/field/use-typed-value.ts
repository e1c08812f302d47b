import { useImperativeHandle, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { TypedHandle, TypedValueProps } from './typed-value.types.js';

interface Way {
  parse: (typed: string) => string | null;
  say: (value: string) => string;
}

interface HandleOptions extends Pick<TypedValueProps, 'name' | 'ref'> {
  value: string;
  input: RefObject<HTMLInputElement | null>;
  /** Called with a value that a form library sets. */
  onSet: (value: string) => void;
}

/** The input as the form library sees it. */
function useHandle({ name, ref, value, input, onSet }: HandleOptions): {
  handle: TypedHandle;
  keep: (value: string) => void;
} {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  const [handle] = useState<TypedHandle>(() => ({
    name,
    type: 'text',
    get value() {
      return latest.current;
    },
    set value(next: string) {
      // For a nullable value a form library sets null.
      const text = next || '';
      if (text === latest.current) return;
      latest.current = text;
      onSet(text);
    },
    focus: () => input.current?.focus(),
  }));
  useImperativeHandle(ref, () => handle, [handle]);
  // Stored before the next render, because listeners of the change read the value at once.
  const keep = (text: string) => {
    latest.current = text;
  };
  return { handle, keep };
}

/** A text field for a value: shown as the language writes it, typed in any form that can be parsed. */
export function useTypedValue(props: TypedValueProps, { parse, say }: Way) {
  const { name, ref, onChange, onBlur, onCommit } = props;
  const [own, setOwn] = useState(props.defaultValue ?? '');
  const [draft, setDraft] = useState<string | null>(null);
  const value = props.value ?? own;
  const input = useRef<HTMLInputElement>(null);
  const show = (text: string, words: string | null) => {
    setOwn(text);
    setDraft(words);
  };
  const { handle, keep } = useHandle({ name, ref, value, input, onSet: (text) => show(text, null) });
  const set = (next: string, words: string | null) => {
    keep(next);
    show(next, words);
    onChange?.({ type: 'change', target: handle });
  };
  const read = (text: string) => (text.trim() === '' ? '' : parse(text));
  const commit = (next: string) => {
    if (next !== props.value) onCommit?.(next);
  };
  const settle = () => {
    const next = draft === null ? null : read(draft);
    if (onCommit || next !== null) setDraft(null);
    if (next !== null) commit(next);
  };
  const choose = (next: string) => {
    set(next, null);
    commit(next);
  };
  const type = (words: string) => set(read(words) ?? words.trim(), words);
  const leave = () => {
    settle();
    onBlur?.({ type: 'blur', target: handle });
  };
  return { value, text: draft ?? say(value), input, type, choose, settle, leave };
}

/** The props for the `input` element. */
export const typedProps = ({ input, text, type, leave }: ReturnType<typeof useTypedValue>) => ({
  ref: input,
  value: text,
  onChange: ({ target }: { target: { value: string } }) => type(target.value),
  onBlur: leave,
});
