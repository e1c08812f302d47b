import { REPORT_MEASURES, type ReportAnswer } from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import { Metrics } from '@atrium/ui';
import { sayValue } from '../report.format.js';
import type { ReportState } from '../use-report.js';
import { useReportLinks } from '../use-report-links.js';

/** The totals, each beside that of as many months before; they open what they count. */
export function ReportMetrics({ answer, state }: { answer: ReportAnswer; state: ReportState }) {
  const { totalLink } = useReportLinks(state);
  const items = REPORT_MEASURES[state.report].map(({ key, title, unit }) => ({
    label: translate(title),
    value: sayValue(answer.totals[key], unit),
    delta: t('before: {value}', { value: sayValue(answer.previous[key], unit) }),
    to: totalLink(key),
  }));
  return <Metrics label={t('Totals')} items={items} />;
}
