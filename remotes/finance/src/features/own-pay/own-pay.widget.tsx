import { PAY_SLIP_KIND_LABELS, type OwnSlips } from '@atrium/contracts';
import { formatDate, formatNumber, t, translate, useUser } from '@atrium/sdk';
import {
  Button,
  Card,
  EmptyState,
  ListRow,
  Loaded,
  SkeletonCards,
  useSearchParams,
  withValues,
} from '@atrium/ui';
import { useEffect } from 'react';
import { OwnClaims } from './own-claims.js';
import { OwnLoans } from './own-loans.js';
import { sayMonth, sayPay } from '../../shared/pay.format.js';
import {
  useGetOwnSlipQuery,
  useListOwnSlipsQuery,
  useMarkOwnSlipSeenMutation,
} from '../../shared/run.api.js';
import { OwedPdfButton, PayslipPdfButton, TaxFormPdfButton } from '../../shared/pdf-button.js';
import { owes } from '../../shared/slip-groups.rules.js';
import { SlipView } from '../../shared/slip-view.js';
import { taxYearIn } from '../../shared/tax-year.format.js';

/** One's own payslips, the net first; the one that the address names is shown line by line. */
export default function OwnPay() {
  const [params, setParams] = useSearchParams();
  const slip = params.get('slip');
  const open = (id: string | null) => setParams((before) => withValues(before, { slip: id }));
  return slip === null ? (
    <>
      <Slips onOpen={open} />
      <OwnClaims />
      <OwnLoans />
    </>
  ) : (
    <OwnSlip id={slip} onBack={() => open(null)} />
  );
}

function Slips({ onOpen }: { onOpen: (id: string) => void }) {
  const query = useListOwnSlipsQuery();
  return (
    <Loaded
      of={query}
      title={t('Your payslips could not be loaded')}
      skeleton={<SkeletonCards cards={1} rows={4} label={t('Loading your payslips')} />}
    >
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState
            title={t('No payslips yet')}
            text={t('Your first payslip appears here once payroll has locked a month.')}
          />
        ) : (
          <Card title={t('Payslips')} count={items.length} fill="rows">
            {items.map((item) => (
              <Row key={item.id} slip={item} onOpen={() => onOpen(item.id)} />
            ))}
            <TaxForms months={items.map(({ month }) => month)} />
          </Card>
        )
      }
    </Loaded>
  );
}

/** Form 130 data of each tax year in which there is pay. */
function TaxForms({ months }: { months: readonly string[] }) {
  const years = new Map(months.map((month) => [taxYearIn(month), month]));
  return (
    <ListRow
      wrap
      title={t('Form 130 data')}
      text={t('What was paid and deducted in a tax year, for review. It is not the certificate.')}
      end={
        <div className="d-flex flex-wrap gap-2">
          {[...years].map(([year, month]) => (
            <TaxFormPdfButton key={year} url="finance/own/tax-form/pdf" month={month} />
          ))}
        </div>
      }
    />
  );
}

function Row({ slip, onOpen }: { slip: OwnSlips['items'][number]; onOpen: () => void }) {
  const { month, kind, title, reversed, net, paidOn, paidDays, monthDays } = slip;
  const isMonth = kind === 'regular';
  const what = isMonth ? null : (title ?? translate(PAY_SLIP_KIND_LABELS[kind]));
  const days = t('{paid} of {all} days', { paid: formatNumber(paidDays), all: formatNumber(monthDays) });
  const paid = paidOn === null ? t('not paid yet') : t('paid on {day}', { day: formatDate(paidOn) });
  return (
    <ListRow
      onPress={onOpen}
      title={[sayMonth(month), what].filter(Boolean).join(' · ')}
      text={[reversed ? t('replaced by a corrected one') : null, kind === 'offCycle' ? null : days, paid]
        .filter(Boolean)
        .join(' · ')}
      end={
        <bdi dir="ltr" className="at-num fw-semibold">
          {sayPay(net)}
        </bdi>
      }
    />
  );
}

/** Tells payroll once that the person has opened it; an admin who looks at the portal as somebody does not. */
function Seen({ id }: { id: string }) {
  const { seenBy } = useUser();
  const [mark] = useMarkOwnSlipSeenMutation();
  useEffect(() => {
    if (!seenBy) void mark(id);
  }, [id, seenBy, mark]);
  return null;
}

function OwnSlip({ id, onBack }: { id: string; onBack: () => void }) {
  const query = useGetOwnSlipQuery(id);
  return (
    <>
      <div className="d-flex justify-content-between gap-2">
        <Button size="sm" variant="ghost" icon="chevron-left" onClick={onBack}>
          {t('All payslips')}
        </Button>
        {query.currentData && (
          <div className="d-flex flex-wrap gap-2">
            {owes(query.currentData) && (
              <OwedPdfButton url={`finance/own/slips/${id}`} month={query.currentData.month} />
            )}
            <PayslipPdfButton url={`finance/own/slips/${id}/pdf`} month={query.currentData.month} />
          </div>
        )}
      </div>
      <Loaded
        of={query}
        current
        title={t('This payslip could not be loaded')}
        skeleton={<SkeletonCards cards={1} rows={8} label={t('Loading the payslip')} />}
      >
        {(slip) => (
          <>
            {slip.seenAt === null && <Seen id={id} />}
            <SlipView slip={slip} />
          </>
        )}
      </Loaded>
    </>
  );
}
