import type { ReportRow, ReportUnit } from '@atrium/contracts';
import { formatDate, formatNumber, msg, t } from '@atrium/sdk';
import type { Months, Span } from './report-range.rules.js';

export const SPAN_NAMES: Record<Span, string> = {
  month: msg('This month'),
  lastMonth: msg('Last month'),
  quarter: msg('3 months'),
  year: msg('12 months'),
};

const HOUR = 60;

/** A figure in its unit: minutes as `12:30`, a share as percent; a dash for none. */
export function sayValue(value: number | null | undefined, unit: ReportUnit): string {
  if (value === null || value === undefined) return '–';
  if (unit === 'percent') return formatNumber(value, { style: 'percent', maximumFractionDigits: 1 });
  if (unit !== 'minutes') return formatNumber(value, { maximumFractionDigits: 1 });
  return `${formatNumber(Math.floor(value / HOUR))}:${String(Math.round(value % HOUR)).padStart(2, '0')}`;
}

const sayMonth = (month: string) => formatDate(`${month}-01`, { month: 'short', year: 'numeric' });

/** The months that a report is of. */
export const sayMonths = ({ from, to }: Months): string =>
  from === to ? sayMonth(from) : `${sayMonth(from)} – ${sayMonth(to)}`;

const MONTH = /^\d{4}-\d{2}$/;

/** A month, a department or a person. */
export function sayGroup({ key, label }: Pick<ReportRow, 'key' | 'label'>): string {
  if (label !== null) return label;
  return MONTH.test(key) ? sayMonth(key) : t('No department');
}
