import { dayIn, groupsOf, REPORTS, type Report, type ReportGroup } from '@atrium/contracts';
import { useUser } from '@atrium/sdk';
import { monthsOf, SPANS, type Months, type Span } from './report-range.rules.js';
import { useSearchParams, withValues } from '@atrium/ui';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** Which report is shown, of which months and by what; the address keeps it. */
export function useReport() {
  const [params, setParams] = useSearchParams();
  const { company } = useUser();
  const today = dayIn(new Date(), company.timezone);
  const report: Report = REPORTS.find((each) => each === params.get('report')) ?? 'headcount';
  const groups = groupsOf(report);
  const by: ReportGroup = groups.find((each) => each === params.get('by')) ?? groups[1] ?? 'month';
  const span = SPANS.find((each) => each === params.get('span')) ?? null;
  const change = (values: Record<string, string | null>) =>
    setParams((before) => withValues(before, values), { replace: true });
  const given = monthsIn(params);
  const department = params.get('department');
  return {
    report,
    groups,
    by,
    today,
    department,
    span: span ?? (given ? null : 'quarter'),
    months: span === null && given ? given : monthsOf(span ?? 'quarter', today),
    choose: (name: Span) => change({ span: name, from: null, to: null }),
    group: (name: ReportGroup) => change({ by: name }),
    leaveDepartment: () => change({ department: null }),
  };
}

/** Months that an address names, such as that of a mail. */
function monthsIn(params: URLSearchParams): Months | null {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  return MONTH.test(from) && MONTH.test(to) && from <= to ? { from, to } : null;
}

export type ReportState = ReturnType<typeof useReport>;
