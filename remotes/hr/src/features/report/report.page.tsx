import {
  REPORT_GROUP_LABELS,
  REPORT_LABELS,
  REPORTS,
  reportList,
  type Report,
  type ReportAnswer,
} from '@atrium/contracts';
import { labelled, t, translate, useCompanyPath } from '@atrium/sdk';
import {
  ExportMenu,
  FilterChip,
  Loaded,
  Note,
  Page,
  Segmented,
  SkeletonCards,
  Toolbar,
  type LinkTab,
} from '@atrium/ui';
import { MailButton } from './components/mail-button.js';
import { ReportChart } from './components/report-chart.js';
import { ReportMetrics } from './components/report-metrics.js';
import { ReportTable } from './components/report-table.js';
import { useGetReportQuery } from './report.api.js';
import { sayMonths, SPAN_NAMES } from './report.format.js';
import { SPANS } from './report-range.rules.js';
import { useReport, type ReportState } from './use-report.js';

/** Headcount, attendance, overtime and leave over whole months. */
export default function ReportPage() {
  const state = useReport();
  const { report, by, months, department } = state;
  const query = useGetReportQuery({ report, by, ...months, ...(department && { department }) });
  return (
    <Page
      title={t('Reports')}
      subtitle={sayMonths(months)}
      tabs={useReportTabs(report)}
      toolbar={<ReportToolbar state={state} />}
    >
      <Loaded
        of={query}
        current
        title={t('The report did not load')}
        skeleton={<SkeletonCards cards={2} rows={5} label={t('Loading the report')} />}
      >
        {(currentData) => <Shown answer={currentData} state={state} />}
      </Loaded>
    </Page>
  );
}

function Shown({ answer, state }: { answer: ReportAnswer; state: ReportState }) {
  return (
    <>
      <ReportMetrics answer={answer} state={state} />
      <ReportChart answer={answer} state={state} />
      {answer.more && <Note tone="info">{t('Only the first rows are shown. A file has all of them.')}</Note>}
      <ReportTable answer={answer} state={state} />
    </>
  );
}

function useReportTabs(current: Report): LinkTab[] {
  const path = useCompanyPath()('employee/Reports');
  return REPORTS.map((report) => ({
    label: translate(REPORT_LABELS[report]),
    to: `${path}?report=${report}`,
    current: report === current,
  }));
}

function ReportToolbar({ state }: { state: ReportState }) {
  const { report, by, groups, months, span, department } = state;
  return (
    <Toolbar
      end={
        <>
          <MailButton report={report} by={by} />
          <ExportMenu
            list={reportList(report).key}
            query={{ by, ...months, ...(department && { department }) }}
          />
        </>
      }
    >
      <Segmented
        label={t('Range')}
        value={span ?? ''}
        options={labelled(SPANS, SPAN_NAMES)}
        onChange={(value) =>
          SPANS.some((each) => each === value) && state.choose(value as (typeof SPANS)[number])
        }
      />
      <Segmented
        label={t('Grouped by')}
        value={by}
        options={labelled(groups, REPORT_GROUP_LABELS)}
        onChange={state.group}
      />
      {department && (
        <FilterChip
          field={t('Department')}
          value={department === 'none' ? t('No department') : department}
          onRemove={state.leaveDepartment}
        />
      )}
    </Toolbar>
  );
}
