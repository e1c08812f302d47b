import type { ReportRow } from '@atrium/contracts';
import { useCompanyPath } from '@atrium/sdk';
import { shiftMonth, type Months } from './report-range.rules.js';
import type { ReportState } from './use-report.js';

/** The part of an employee's page that has the days of a report. */
const PARTS = { attendance: 'attendance', overtime: 'attendance', leave: 'leave' } as const;

/**
 * Where figures open what they count: people in the overview, a month or a department by person, a person on their
 * page.
 */
export function useReportLinks({ report, by, months, department }: ReportState) {
  const path = useCompanyPath();
  const peopleOf = (measure: string, { from, to }: Months, more: Record<string, string> = {}) => {
    const figure = measure === 'joined' || measure === 'left' ? measure : 'headcount';
    const last = measure === 'start' ? shiftMonth(from, -1) : to;
    const range: Record<string, string> =
      figure === 'headcount' ? { month: last } : { month: from, until: to };
    return path(`dashboard/HR?${new URLSearchParams({ figure, ...range, ...more }).toString()}`);
  };
  const byPerson = (range: Months, named: string | null) => {
    const query = { report, by: 'person', ...range, ...(named !== null && { department: named }) };
    return path(`employee/Reports?${new URLSearchParams(query).toString()}`);
  };
  return {
    rowLink: ({ key, label }: ReportRow, measure: string): string => {
      if (report === 'headcount')
        return by === 'month'
          ? peopleOf(measure, { from: key, to: key })
          : peopleOf(measure, months, { department: key });
      if (by === 'person')
        return path(`employee/Management?open=${key}&part=${PARTS[report]}&month=${months.to}`);
      return by === 'month'
        ? byPerson({ from: key, to: key }, department)
        : byPerson(months, label ?? 'none');
    },
    /** Nothing where the rows are the people already. */
    totalLink: (measure: string): string | undefined => {
      if (report === 'headcount') return peopleOf(measure, months);
      return by === 'person' ? undefined : byPerson(months, department);
    },
  };
}
