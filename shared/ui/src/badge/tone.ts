/** The meaning of a colour. `leave` is violet everywhere. A colour never stands alone: a word always says the same. */
export type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info' | 'leave';
