export const PUNCH_KINDS = ['in', 'breakStart', 'breakEnd', 'out'] as const;
export type PunchKind = (typeof PUNCH_KINDS)[number];

/** notIn: no clock-in yet on that work date; in and break: a session is open; out: the last session is closed. */
export const PRESENCE_STATES = ['notIn', 'in', 'break', 'out'] as const;
export type PresenceState = (typeof PRESENCE_STATES)[number];
