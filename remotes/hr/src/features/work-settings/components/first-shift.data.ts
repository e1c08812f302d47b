import type { CreateShift } from '@atrium/contracts';

/** What most offices choose. */
export const FIRST_SHIFT: CreateShift = {
  name: '',
  start: '09:00',
  end: '18:00',
  halfAt: null,
  breakMin: 60,
  breakMode: 'auto',
  breakAfterMin: 300,
  windowBefore: 120,
  windowAfter: 240,
  autoCloseAfter: null,
  graceIn: 10,
  graceOut: 10,
  halfDayMin: 240,
  fullDayMin: 480,
  overtimeFrom: 'end',
  otAfterMin: 30,
  countMode: 'sessions',
  validFrom: null,
};
