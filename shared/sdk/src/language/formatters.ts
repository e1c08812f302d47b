import { locale } from './texts.js';

const made = new Map<string, unknown>();

/** A formatter of the page's language. It is kept, because making one takes longer than formatting a page with it. */
export function formatterOf<T>(name: string, options: object, make: (tag: string) => T): T {
  const key = `${locale()} ${name} ${JSON.stringify(options)}`;
  const known = (made.get(key) as T | undefined) ?? make(locale());
  made.set(key, known);
  return known;
}
