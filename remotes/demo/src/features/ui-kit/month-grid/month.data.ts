import { addDays } from '@atrium/contracts';
import type { MonthMark } from '@atrium/ui';

export const TODAY = '2026-07-29';
export const DAYS = Array.from({ length: 31 }, (_, step) => addDays('2026-07-01', step));

const NAMES = ['Aarav', 'Bhavna', 'Devika', 'Farhan', 'Gauri', 'Harpreet', 'Ishaan', 'Jyoti'];

export interface Member {
  id: number;
  name: string;
}

export const members = (count: number): Member[] =>
  Array.from({ length: count }, (_, id) => ({
    id,
    name: [NAMES[id % NAMES.length], ...(id < NAMES.length ? [] : [String(id + 1)])].join(' '),
  }));

const mark = (sign: string, label: string, more: Omit<MonthMark, 'sign' | 'label'>): MonthMark => ({
  sign,
  label,
  ...more,
});
const MARKS: Record<number, MonthMark> = {
  3: mark('L', 'Late', { tone: 'warning', tip: '10:12 – 18:41' }),
  7: mark('E', 'Leave', { tone: 'leave', tip: '6 – 10' }),
  11: mark('C', 'Asked', { tone: 'leave', outlined: true, tip: '11 – 12' }),
  13: mark('A', 'Absent', { tone: 'danger', tip: '–' }),
};

/** Spreads the marks over people and days, always in the same places. */
export const markOf = ({ id }: Member, day: string): MonthMark | undefined =>
  day > TODAY ? undefined : MARKS[(id * 7 + Number(day.slice(8)) * 5) % 29];
