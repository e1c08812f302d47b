import type { ShiftTimes } from '../attendance/shift-instance.rules.js';
import { assign, DEFAULT_MIN_REST_MIN } from './assign.rules.js';

const shift = (start: string, end: string): ShiftTimes => ({
  start,
  end,
  halfAt: null,
  breakMin: 0,
  breakMode: 'punched',
  breakAfterMin: 300,
  windowBefore: 120,
  windowAfter: 240,
  autoCloseAfter: null,
  graceIn: 0,
  graceOut: 0,
  halfDayMin: 240,
  fullDayMin: 480,
  overtimeFrom: 'end',
  otAfterMin: 0,
  countMode: 'sessions',
});
const berlin = { timezone: 'Europe/Berlin', minRestMin: DEFAULT_MIN_REST_MIN };

test('rest is elapsed time: the night without an hour leaves less of it', () => {
  const late = { date: '2026-03-28', shift: shift('14:00', '22:00') };
  const early = { date: '2026-03-29', shift: shift('06:00', '14:00') };
  const short = { ok: true, restMin: 420, warning: 'SHORT_REST' };
  expect(assign(early, [late], berlin)).toEqual(short);
  expect(assign(late, [early], berlin)).toEqual(short);
  const autumn = assign({ ...early, date: '2026-10-25' }, [{ ...late, date: '2026-10-24' }], berlin);
  expect(autumn).toEqual({ ok: true, restMin: 540, warning: null });
});

test('the nearest of several shifts counts, and without any there is no rest to measure', () => {
  const asked = { date: '2026-06-03', shift: shift('09:00', '18:00') };
  const before = { date: '2026-06-02', shift: shift('09:00', '18:00') };
  const after = { date: '2026-06-04', shift: shift('04:00', '12:00') };
  expect(assign(asked, [before, after], berlin)).toEqual({ ok: true, restMin: 600, warning: null });
  expect(assign(asked, [], berlin)).toEqual({ ok: true, restMin: null, warning: null });
});
