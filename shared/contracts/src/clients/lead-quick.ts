/**
 * Open leads that a press shows: the reader's own, those without an owner, those whose first answer is due or late, those
 * with something to do today or before, those whose next action is past its time, and those where nothing happens.
 */
export const LEAD_QUICK = ['mine', 'unassigned', 'due', 'late', 'today', 'overdue', 'stale'] as const;
export type LeadQuick = (typeof LEAD_QUICK)[number];
export const LEAD_QUICK_LABELS: Record<LeadQuick, string> = {
  mine: 'My leads',
  unassigned: 'Without owner',
  due: 'Answer due',
  late: 'Answer late',
  today: 'To do today',
  overdue: 'Next action overdue',
  stale: 'Stale',
};
