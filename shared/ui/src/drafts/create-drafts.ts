import type { SubjectPlace } from '@atrium/contracts';

/** Where a text is written: on a record, or in one field of it. */
interface DraftPlace extends SubjectPlace {
  field?: string;
}

const keyOf = (userId: string, { kind, id, field = '' }: DraftPlace): string =>
  `${userId} ${kind} ${id} ${field}`;

/** Texts that are not sent yet, as long as the portal is open: they are nobody else's and not worth storing. */
export function createDrafts<Draft>() {
  const drafts = new Map<string, Draft>();
  return {
    read: (userId: string, place: DraftPlace): Draft | null => drafts.get(keyOf(userId, place)) ?? null,
    /** @param draft null: there is none any longer */
    keep: (userId: string, place: DraftPlace, draft: Draft | null): void => {
      const key = keyOf(userId, place);
      if (draft) drafts.set(key, draft);
      else drafts.delete(key);
    },
  };
}
