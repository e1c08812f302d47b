import { useRef, useState } from 'react';
import { afterPress } from './after-press.js';
import type { TypedValueProps } from './typed-value.types.js';
import { useBoundValue } from './use-bound-value.js';

interface Way<T> {
  parse: (typed: string) => T | null;
  say: (value: T | string) => string;
}

/** A text field for a value: shown as the language writes it, typed in any form that can be parsed. */
export function useTypedValue<T = string>(props: TypedValueProps<T>, { parse, say }: Way<T>) {
  const { onCommit } = props;
  const { draft, setDraft, left, setLeft } = useDraft(props.value);
  const input = useRef<HTMLInputElement>(null);
  const bound = useBoundValue<T | string>(props, {
    empty: '',
    focus: () => input.current?.focus(),
    onSet: () => setDraft(null),
  });
  const set = (next: T | string, words: string | null) => {
    setDraft(words);
    setLeft(false);
    bound.set(next);
  };
  const read = (text: string) => (text.trim() === '' ? '' : parse(text));
  const commit = (next: T | string) => {
    if (next !== props.value) onCommit?.(next);
  };
  const settle = () => {
    if (draft === null) return;
    const next = read(draft);
    if (next !== null) commit(next);
    // What is said below the field comes or goes with it, and what stands below moves.
    afterPress(() => (next === null ? setLeft(true) : setDraft(null)));
  };
  const choose = (next: T | string) => {
    set(next, null);
    commit(next);
  };
  const type = (words: string) => set(read(words) ?? words.trim(), words);
  const leave = () => {
    settle();
    bound.leave();
  };
  const { value } = bound;
  return { value, draft, left, text: draft ?? say(value), input, type, choose, settle, leave };
}

/** What is typed, and whether it was left although it is no value. */
function useDraft(value: unknown) {
  const [draft, setDraft] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const [known, setKnown] = useState(value);
  // Text that was left unread gives way to a value that comes from elsewhere, such as a button for the next day.
  if (!Object.is(known, value)) {
    setKnown(value);
    if (left) setDraft(null);
  }
  return { draft, setDraft, left, setLeft };
}

interface TypedInput {
  input: ReturnType<typeof useTypedValue>['input'];
  text: string;
  type: (words: string) => void;
  leave: () => void;
}

/** The props for the `input` element. */
export const typedProps = ({ input, text, type, leave }: TypedInput) => ({
  ref: input,
  value: text,
  onChange: ({ target }: { target: { value: string } }) => type(target.value),
  onBlur: leave,
});
