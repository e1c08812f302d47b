import { OVERVIEW_FIGURES, type OverviewFigure, type OverviewScope } from '@atrium/contracts';
import { useToday } from '../../shared/use-today.js';
import { monthUntil, rangeOf, RANGES, yearUntil, type Days, type RangeName } from './overview-range.rules.js';
import { useSearchParams, withValues } from '@atrium/ui';

/** A figure whose rows are shown. */
export interface OpenedFigure {
  figure: OverviewFigure;
  days: Days;
  /** Of the headcount. */
  department?: string | undefined;
}

/** What only addresses of other pages say. */
const PLAIN = { span: null, until: null };

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The range and the opened figure, which the URL keeps. */
export function useOverview(of: OverviewScope) {
  const [params, setParams] = useSearchParams();
  const today = useToday();
  const range: RangeName = RANGES.find((each) => each === params.get('range')) ?? 'month';
  const days = rangeOf(range, today);
  const change = (values: Record<string, string | null>) =>
    setParams((before) => withValues(before, values), { replace: true });
  const open = (figure: OverviewFigure | null, more: { month?: string; department?: string } = {}) =>
    change({ figure, month: more.month ?? null, department: more.department ?? null, ...PLAIN });
  return {
    of,
    range,
    days,
    today,
    open,
    opened: openedOf(params, { days, today }),
    choose: (name: RangeName) => change({ range: name }),
  };
}

function openedOf(
  params: URLSearchParams,
  { days, today }: { days: Days; today: string },
): OpenedFigure | null {
  const figure = OVERVIEW_FIGURES.find((each) => each === params.get('figure'));
  if (!figure) return null;
  const month = params.get('month') ?? '';
  const inYear = params.get('span') === 'year';
  return {
    figure,
    days: inYear ? yearUntil(days.to) : MONTH.test(month) ? monthsIn(params, month, today) : days,
    department: params.get('department') ?? undefined,
  };
}

/** A month, or all up to another one. */
function monthsIn(params: URLSearchParams, month: string, today: string): Days {
  const until = params.get('until') ?? '';
  const last = MONTH.test(until) && until > month ? until : month;
  return { from: `${month}-01`, to: monthUntil(last, today).to };
}

export type OverviewState = ReturnType<typeof useOverview>;
