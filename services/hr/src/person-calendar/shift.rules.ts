/** A shift as people are planned for it; times of day are `HH:MM` of the person's wall clock, the rest whole minutes. */
export interface Shift {
  /** Null: the shift is not kept as a record. */
  id: string | null;
  name: string;
  start: string;
  /** Not after `start`: the shift ends on the next date. */
  end: string;
  /** Where its two halves meet; null: in the middle of its real span. */
  halfAt: string | null;
  breakMin: number;
  /** auto: what is missing of `breakMin` is taken off the time worked beyond `breakAfterMin`. */
  breakMode: 'punched' | 'auto';
  breakAfterMin: number;
  windowBefore: number;
  windowAfter: number;
  /** Null: when the window ends. */
  autoCloseAfter: number | null;
  graceIn: number;
  graceOut: number;
  halfDayMin: number;
  fullDayMin: number;
  overtimeFrom: 'end' | 'both' | 'off';
  otAfterMin: number;
  /** firstLast: from the first clock-in to the last clock-out, whatever lies between. */
  countMode: 'sessions' | 'firstLast';
}
