import type { WeeklyOffRule } from '@atrium/contracts';

/** Whether a weekday is worked, off each week, or off in these weeks of a month. */
export type DayOff = 'worked' | 'off' | number[];

export function offOn(rules: readonly WeeklyOffRule[], day: number): DayOff {
  if (rules.includes(day)) return 'off';
  const some = rules.find((rule) => typeof rule !== 'number' && rule.day === day);
  return typeof some === 'object' ? some.weeks : 'worked';
}

export function withOff(rules: readonly WeeklyOffRule[], day: number, off: DayOff): WeeklyOffRule[] {
  const others = rules.filter((rule) => (typeof rule === 'number' ? rule : rule.day) !== day);
  if (off === 'worked') return others;
  return [...others, off === 'off' ? day : { day, weeks: off }];
}
