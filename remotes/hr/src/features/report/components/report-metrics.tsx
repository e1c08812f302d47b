import { REPORT_MEASURES, type Report, type ReportAnswer } from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import { Metrics } from '@atrium/ui';
import { sayValue } from '../report.format.js';

/** The totals, each beside that of as many months before. */
export function ReportMetrics({ answer, report }: { answer: ReportAnswer; report: Report }) {
  const items = REPORT_MEASURES[report].map(({ key, title, unit }) => ({
    label: translate(title),
    value: sayValue(answer.totals[key], unit),
    delta: t('before: {value}', { value: sayValue(answer.previous[key], unit) }),
  }));
  return <Metrics label={t('Totals')} items={items} />;
}
