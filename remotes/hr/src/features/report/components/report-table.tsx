import {
  REPORT_GROUP_LABELS,
  REPORT_LABELS,
  REPORT_MEASURES,
  type ReportAnswer,
  type ReportRow,
} from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import { Card, DataTable, EmptyState, type DataColumn } from '@atrium/ui';
import { sayGroup, sayValue } from '../report.format.js';
import type { ReportState } from '../use-report.js';
import { useReportLinks } from '../use-report-links.js';
import { Link } from 'react-router-dom';

/** All figures, a row each; each opens what it counts. */
export function ReportTable({ answer, state }: { answer: ReportAnswer; state: ReportState }) {
  const { report, by } = state;
  const { rowLink } = useReportLinks(state);
  const measures = REPORT_MEASURES[report];
  const columns: DataColumn<ReportRow>[] = [
    {
      id: 'label',
      header: translate(REPORT_GROUP_LABELS[by]),
      weight: 'name',
      card: 'name',
      cell: (row) => <bdi>{sayGroup(row)}</bdi>,
    },
    ...measures.map(({ key, title, unit }, place): DataColumn<ReportRow> => ({
      id: key,
      header: translate(title),
      align: 'end',
      headed: true,
      ...(place < CARD.length && { card: CARD[place] }),
      cell: (row) => (
        <Link to={rowLink(row, key)}>
          <bdi>{sayValue(row.values[key], unit)}</bdi>
        </Link>
      ),
    })),
  ];
  return (
    <Card fill="rows" title={translate(REPORT_LABELS[report])} count={answer.rows.length}>
      <DataTable
        inCard
        dense
        label={translate(REPORT_LABELS[report])}
        columns={columns}
        rows={answer.rows}
        keyOf={({ key }) => key}
        nameOf={sayGroup}
        empty={<EmptyState title={t('Nothing to count')} text={t('Choose other months.')} />}
      />
    </Card>
  );
}

const CARD = ['state', 'text', 'note'] as const;
