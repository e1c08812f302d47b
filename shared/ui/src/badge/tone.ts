/** What a colour says. `leave` is violet everywhere. Colour never stands alone: a word says the same. */
export type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info' | 'leave';
