import { PAY_SLIP_KIND_LABELS, type PaySlipDetail } from '@atrium/contracts';
import { formatNumber, t, translate } from '@atrium/sdk';
import { Badge, Loaded, Page, SkeletonCards, StatusBadge } from '@atrium/ui';
import { sayMonth } from '../../../shared/pay.format.js';
import { nameOfRef } from '../../../shared/ref.format.js';
import { useGetSlipDetailQuery } from '../../../shared/run.api.js';
import { usePayrollPaths } from '../../../shared/use-payroll-paths.js';
import { SlipActions } from './slip-actions.js';
import { SlipNotes } from './slip-notes.js';
import { SlipView } from '../../../shared/slip-view.js';

/** One person's payslip of a run, line by line. */
export default function SlipPage({ id, run }: { id: string; run: string }) {
  const query = useGetSlipDetailQuery(id);
  const { table } = usePayrollPaths();
  return (
    <Loaded
      of={query}
      current
      title={t('This payslip could not be loaded')}
      skeleton={<SkeletonCards cards={1} rows={8} label={t('Loading the payslip')} />}
      frame={(waiting) => (
        <Page title={t('Payslip')} breadcrumb={[{ label: t('Payroll'), to: table }]}>
          {waiting}
        </Page>
      )}
      placesNote
    >
      {(slip, note) => (
        <>
          {note}
          <Slip key={slip.id} slip={slip} run={run} />
        </>
      )}
    </Loaded>
  );
}

function Slip({ slip, run }: { slip: PaySlipDetail; run: string }) {
  const paths = usePayrollPaths();
  const { employee, code, month, paidDays, monthDays, state, department } = slip;
  return (
    <Page
      title={nameOfRef(employee)}
      wraps
      status={
        <>
          {slip.kind !== 'regular' && <Badge>{translate(PAY_SLIP_KIND_LABELS[slip.kind])}</Badge>}
          {slip.change === 'joined' && <Badge>{t('Joiner')}</Badge>}
          {slip.change === 'left' && <Badge>{t('Leaver')}</Badge>}
          {state === 'held' && <StatusBadge tone="warning">{t('Held')}</StatusBadge>}
        </>
      }
      breadcrumb={[
        { label: t('Payroll'), to: paths.table },
        { label: sayMonth(month), to: paths.run(run) },
      ]}
      subtitle={[
        code,
        department,
        t('{paid} of {all} days', { paid: formatNumber(paidDays), all: formatNumber(monthDays) }),
      ]
        .filter(Boolean)
        .join(' · ')}
      actions={<SlipActions slip={slip} run={run} />}
    >
      <SlipNotes slip={slip} />
      <SlipView slip={slip} />
    </Page>
  );
}
