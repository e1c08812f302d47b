import { REPORT_GROUP_LABELS, REPORT_LABELS, REPORT_MEASURES, type ReportAnswer } from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import { Chart } from '@atrium/ui';
import { sayGroup, sayValue } from '../report.format.js';
import type { ReportState } from '../use-report.js';
import { useReportLinks } from '../use-report-links.js';

/** More bars than this cannot be told apart. */
const BARS = 15;

/** The first measure of the report, by month as bars, else as rows; a bar opens what it counts. */
export function ReportChart({ answer, state }: { answer: ReportAnswer; state: ReportState }) {
  const { report, by, today } = state;
  const { rowLink } = useReportLinks(state);
  const [first] = REPORT_MEASURES[report];
  if (!first) return null;
  const { key, title, unit } = first;
  const rows = answer.rows.slice(0, BARS);
  return (
    <Chart
      kind={by === 'month' ? 'bar' : 'rows'}
      title={translate(REPORT_LABELS[report])}
      unit={translate(title)}
      by={translate(REPORT_GROUP_LABELS[by])}
      points={rows.map((row) => ({ label: sayGroup(row), unfinished: today.startsWith(row.key) }))}
      series={[{ label: translate(title), values: rows.map(({ values }) => values[key] ?? 0) }]}
      to={({ point }) => {
        const row = rows[point];
        return row ? rowLink(row, key) : '';
      }}
      format={(value) => sayValue(value, unit)}
      empty={t('Nothing to count in these months.')}
    />
  );
}
