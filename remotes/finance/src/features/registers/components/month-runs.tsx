import { PAY_RUN_KIND_LABELS, PAY_RUN_STATE_LABELS } from '@atrium/contracts';
import { t, translate, useCompanyPath } from '@atrium/sdk';
import { Card, ListRow } from '@atrium/ui';
import { nameOfRef } from '../../../shared/ref.format.js';
import { runApi } from '../../../shared/run.api.js';

const MOST_RUNS = 50;

/** Where the files of the month for the bank, funds, states and books are: with the run that they are made of. */
export function MonthRuns({ month }: { month: string }) {
  const { data, error } = runApi.useList({ month, limit: MOST_RUNS });
  const runs = data?.items ?? [];
  const path = useCompanyPath();
  if (!data && !error) return null;
  return (
    <Card title={t('Files of the month')} fill="rows">
      {runs.map(({ id, kind, group, state }) => (
        <ListRow
          key={id}
          wrap
          to={path(`payroll/table?open=${id}`)}
          title={`${nameOfRef(group)} · ${translate(PAY_RUN_KIND_LABELS[kind])}`}
          text={t('Bank, PF, ESI, professional tax, welfare fund and journal')}
          end={translate(PAY_RUN_STATE_LABELS[state])}
        />
      ))}
      <ListRow
        wrap
        to={path('payroll/registers?tab=statement')}
        title={t('Income tax')}
        text={t('Form 138 by quarter, and challans')}
      />
    </Card>
  );
}
