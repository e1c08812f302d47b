import { RequestContext } from '@atrium/platform';

const NAMED = 3;

/** The first ones of people as a sentence names them, and how many more there are. */
export function someNames(names: readonly string[]): { who: string; more: number } {
  const named = names.slice(0, NAMED);
  const who = new Intl.ListFormat(RequestContext.language() ?? 'en', { type: 'conjunction' }).format(named);
  return { who, more: names.length - named.length };
}
