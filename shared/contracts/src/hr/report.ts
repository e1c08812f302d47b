import { z } from 'zod';
import { idSchema } from '../lists/fields.js';
import type { ListColumn, ListDescription } from '../lists/list-description.js';
import { monthSchema } from './attendance-month.js';
import { EMPLOYEE } from './employee.js';

export const REPORTS = ['headcount', 'attendance', 'overtime', 'leave'] as const;
export type Report = (typeof REPORTS)[number];
export const REPORT_LABELS: Record<Report, string> = {
  headcount: 'Headcount',
  attendance: 'Attendance',
  overtime: 'Overtime hours',
  leave: 'Leave',
};

export const REPORT_GROUPS = ['month', 'department', 'person'] as const;
export type ReportGroup = (typeof REPORT_GROUPS)[number];
export const REPORT_GROUP_LABELS: Record<ReportGroup, string> = {
  month: 'By month',
  department: 'By department',
  person: 'By person',
};

export type ReportUnit = 'people' | 'days' | 'minutes' | 'percent';

interface Measure {
  key: string;
  title: string;
  unit: ReportUnit;
  /** How rows come together in the total; a share is worked out again. */
  total: 'sum' | 'first' | 'last' | 'share';
}

/** What each report counts, in the order of its columns; the first is drawn. */
export const REPORT_MEASURES: Record<Report, readonly Measure[]> = {
  headcount: [
    { key: 'end', title: 'At the end', unit: 'people', total: 'last' },
    { key: 'start', title: 'At the start', unit: 'people', total: 'first' },
    { key: 'joined', title: 'Joined', unit: 'people', total: 'sum' },
    { key: 'left', title: 'Left', unit: 'people', total: 'sum' },
  ],
  attendance: [
    { key: 'present', title: 'Present', unit: 'days', total: 'sum' },
    { key: 'absent', title: 'Absent', unit: 'days', total: 'sum' },
    { key: 'leave', title: 'Leave', unit: 'days', total: 'sum' },
    { key: 'lates', title: 'Late', unit: 'days', total: 'sum' },
    { key: 'share', title: 'Share present', unit: 'percent', total: 'share' },
  ],
  overtime: [
    { key: 'overtime', title: 'Overtime worked', unit: 'minutes', total: 'sum' },
    { key: 'approved', title: 'Overtime approved', unit: 'minutes', total: 'sum' },
    { key: 'worked', title: 'All hours', unit: 'minutes', total: 'sum' },
  ],
  leave: [
    { key: 'taken', title: 'Days taken', unit: 'days', total: 'sum' },
    { key: 'unpaid', title: 'Unpaid days', unit: 'days', total: 'sum' },
    { key: 'planned', title: 'Days ahead', unit: 'days', total: 'sum' },
    { key: 'hours', title: 'Leave in hours', unit: 'minutes', total: 'sum' },
  ],
};

/** Groups of each report. A headcount of one person says nothing. */
export const groupsOf = (report: Report): readonly ReportGroup[] =>
  report === 'headcount' ? ['month', 'department'] : REPORT_GROUPS;

const MOST_MONTHS = 12;
const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));

const rangeFields = {
  from: monthSchema,
  to: monthSchema,
  by: z.enum(REPORT_GROUPS, 'Choose a group.'),
  /** The name of the only department that counts; `none`: people of no department. */
  department: z.string().min(1).max(80).optional(),
};

function checkRange({ from, to }: { from: string; to: string }, context: z.core.$RefinementCtx): void {
  const months = monthNumber(to) - monthNumber(from) + 1;
  if (months < 1) context.addIssue({ code: 'custom', path: ['to'], message: 'The end is before the start.' });
  if (months > MOST_MONTHS)
    context.addIssue({ code: 'custom', path: ['to'], message: 'Choose at most 12 months.' });
}

/** Whole months, both inclusive; of the present one what is over. */
export const reportQuerySchema = z.strictObject(rangeFields).superRefine(checkRange);
export type ReportQuery = z.infer<typeof reportQuerySchema>;
export const reportParamsSchema = z.strictObject({ report: z.enum(REPORTS, 'Choose a report.') });

const valuesSchema = z.record(z.string(), z.number().nullable());

export const reportRowSchema = z.object({
  /** A month, an id, or `none`. */
  key: z.string(),
  /** Null: no department. */
  label: z.string().nullable(),
  code: z.string().nullable(),
  values: valuesSchema,
});
export type ReportRow = z.infer<typeof reportRowSchema>;

export const reportSchema = z.object({
  rows: z.array(reportRowSchema),
  totals: valuesSchema,
  /** Of as many months right before. */
  previous: valuesSchema,
  /** There are more rows than a page shows; the file has all. */
  more: z.boolean(),
});
export type ReportAnswer = z.infer<typeof reportSchema>;

export const REPORT_READ = EMPLOYEE.check('read');

/** A report as a file. */
export const reportList = (report: Report) =>
  ({
    key: `hr.report-${report}`,
    columns: [
      { key: 'label', title: 'Group', type: 'text' },
      { key: 'code', title: 'Employee code', type: 'text' },
      ...REPORT_MEASURES[report].map(({ key, title }): ListColumn => ({ key, title, type: 'number' })),
    ],
    access: REPORT_READ,
    sharing: REPORT_READ,
  }) satisfies ListDescription;

export const reportFileSchema = z
  .object({ ...rangeFields, limit: z.number().default(1_000), cursor: z.string().optional() })
  .superRefine(checkRange);
export type ReportFile = z.infer<typeof reportFileSchema>;

export const REPORT_CADENCES = ['week', 'month'] as const;
export type ReportCadence = (typeof REPORT_CADENCES)[number];
export const REPORT_CADENCE_LABELS: Record<ReportCadence, string> = {
  week: 'Every Monday, the month so far',
  month: 'On the first, the month before',
};

/** A report that comes to its reader by mail. */
export const reportScheduleSchema = z.object({
  id: idSchema,
  report: z.enum(REPORTS),
  by: z.enum(REPORT_GROUPS),
  cadence: z.enum(REPORT_CADENCES),
});
export type ReportSchedule = z.infer<typeof reportScheduleSchema>;
export const reportSchedulesSchema = z.object({ items: z.array(reportScheduleSchema) });

export const scheduleReportSchema = z.strictObject({
  by: z.enum(REPORT_GROUPS, 'Choose a group.'),
  cadence: z.enum(REPORT_CADENCES, 'Choose how often.'),
});
export type ScheduleReport = z.infer<typeof scheduleReportSchema>;
