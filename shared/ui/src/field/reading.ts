import { t } from '@atrium/sdk';

interface Typed {
  /** What is typed, until it is a value. */
  draft: string | null;
  left: boolean;
}

interface Reader<T> {
  parse: (typed: string) => T | null;
  /** The value in words, as it will be stored. */
  sayRead: (value: T) => string;
  /** What is wrong with the text, and what would be right. */
  sayFault: (typed: string) => string;
}

/** What a field says about what is being typed in it: how it was read, or once it is left, why it cannot be. */
export function readingOf<T>({ draft, left }: Typed, { parse, sayRead, sayFault }: Reader<T>) {
  const typed = draft?.trim() ?? '';
  if (typed === '') return {};
  const value = parse(typed);
  if (value !== null) return { help: t('Reads as {value}', { value: sayRead(value) }) };
  return left ? { error: sayFault(typed) } : {};
}
