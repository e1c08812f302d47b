import { passesCheck, type PermissionSubject, type ShownFact } from '@atrium/contracts';
import { say } from '@atrium/reach';
import type { RequestFact } from './request.types.js';

/** A fact as whoever reads it is shown it. */
export function sayFact({ label, value }: RequestFact, language: Parameters<typeof say>[1]): ShownFact {
  return {
    label: say(label, language),
    value: value.type === 'words' ? { type: 'text', text: say(value.words, language) } : value,
  };
}

/** Those that the reader may know. */
export const factsFor = (reader: PermissionSubject, facts: readonly RequestFact[]): RequestFact[] =>
  facts.filter(({ needs }) => needs === undefined || passesCheck(reader, needs));
