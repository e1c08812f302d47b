/** What a link sent by mail is for. */
export type LinkKind = 'confirmation' | 'recovery' | 'invitation';

const HOUR = 3_600_000;

/** How long a link of each kind can be used. */
const LIFETIME: Record<LinkKind, number> = {
  recovery: HOUR,
  confirmation: 24 * HOUR,
  invitation: 7 * 24 * HOUR,
};

export function linkExpiry(kind: LinkKind, createdAt: Date): Date {
  return new Date(createdAt.getTime() + LIFETIME[kind]);
}
