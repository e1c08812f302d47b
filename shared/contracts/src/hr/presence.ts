export const PUNCH_KINDS = ['in', 'breakStart', 'breakEnd', 'out'] as const;
export type PunchKind = (typeof PUNCH_KINDS)[number];

/** notIn: no clock-in yet on that work date; in and break: a session is open; out: the last session is closed. */
export const PRESENCE_STATES = ['notIn', 'in', 'break', 'out'] as const;
/** What the day board can be narrowed to: `late` is some of those who came, `leave` are people who do not come. */
export const BOARD_STATES = [...PRESENCE_STATES, 'late', 'leave'] as const;
export type BoardState = (typeof BOARD_STATES)[number];
export type PresenceState = (typeof PRESENCE_STATES)[number];
