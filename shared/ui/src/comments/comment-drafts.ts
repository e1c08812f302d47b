import type { RichText, SubjectPlace } from '@atrium/contracts';

/** Texts that are not sent yet, as long as the portal is open: they are nobody else's and not worth storing. */
const drafts = new Map<string, RichText>();

const keyOf = (userId: string, { kind, id }: SubjectPlace): string => `${userId} ${kind} ${id}`;

export const readDraft = (userId: string, place: SubjectPlace): RichText | null =>
  drafts.get(keyOf(userId, place)) ?? null;

export function keepDraft(userId: string, place: SubjectPlace, text: RichText | null): void {
  const key = keyOf(userId, place);
  if (text) drafts.set(key, text);
  else drafts.delete(key);
}
