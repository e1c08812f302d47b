import {
  MASKED_FIELDS,
  PF_MODE_LABELS,
  STATUTORY_LABELS,
  TAX_REGIME_LABELS,
  type MaskedField,
  type StatutoryDetails,
} from '@atrium/contracts';
import { formatNumber, lazyDialog, t, Trans, translate } from '@atrium/sdk';
import { Button, Card, IconButton, RelativeTime } from '@atrium/ui';
import { Fragment, useState, type ReactNode } from 'react';
import type { Whose } from '../personal.api.js';
import { useShownNumber } from '../use-shown-number.js';
import { AskButton, type AskChange } from './ask-button.js';
import { FactRow } from './fact-row.js';

const BankDialog = lazyDialog(() => import('./bank.dialog.js'));
const StatutoryDialog = lazyDialog(() => import('./statutory.dialog.js'));

const NUMBERS = MASKED_FIELDS.filter((field) => field !== 'account' && field !== 'ifsc');

interface StatutoryCardProps {
  details: StatutoryDetails;
  whose: Whose;
  mayEdit: boolean;
  ask?: AskChange | undefined;
}

/** The bank account and the numbers of the state: masked, each shown in full on request and on record. */
export function StatutoryCard({ details, whose, mayEdit, ask }: StatutoryCardProps) {
  const [editing, setEditing] = useState<'bank' | 'statutory' | null>(null);
  const { shown, busy, show, hide } = useShownNumber(whose);
  const number = (field: MaskedField) => (
    <NumberRow
      field={field}
      masked={details[field]}
      busy={busy}
      onHide={hide}
      shown={shown?.field === field ? shown : null}
      onShow={() => void show(field)}
      ask={ask}
    />
  );
  const edit = { bank: t('Edit bank'), statutory: t('Edit numbers') };
  return (
    <Card
      fill="rows"
      title={t('Bank and statutory')}
      actions={
        mayEdit &&
        (['bank', 'statutory'] as const).map((what) => (
          <Button key={what} size="xs" variant="ghost" onClick={() => setEditing(what)}>
            {edit[what]}
          </Button>
        ))
      }
      footer={<LastShown details={details} />}
    >
      <FactRow label={translate(STATUTORY_LABELS.bankName)} value={details.bankName} />
      {number('account')}
      {number('ifsc')}
      {NUMBERS.map((field) => (
        <Fragment key={field}>{number(field)}</Fragment>
      ))}
      <Terms details={details} />
      {editing === 'bank' && <BankDialog details={details} whose={whose} onClose={() => setEditing(null)} />}
      {editing === 'statutory' && (
        <StatutoryDialog details={details} whose={whose} onClose={() => setEditing(null)} />
      )}
    </Card>
  );
}

interface NumberRowProps {
  field: MaskedField;
  masked: string | null;
  shown: { value: string; left: number } | null;
  busy: boolean;
  onShow: () => void;
  onHide: () => void;
  ask: AskChange | undefined;
}

function NumberRow({ field, masked, shown, busy, onShow, onHide, ask }: NumberRowProps) {
  const label = translate(STATUTORY_LABELS[field]);
  const value = shown?.value ?? masked;
  return (
    <FactRow
      label={label}
      shown={shown !== null}
      value={value && <bdi dir="ltr">{value}</bdi>}
      end={
        <>
          {shown && (
            <span className="at-12 at-muted">{t('{count} s', { count: formatNumber(shown.left) })}</span>
          )}
          {masked !== null && (
            <IconButton
              icon={shown ? 'eye-off' : 'eye'}
              label={shown ? t('Hide: {what}', { what: label }) : t('Show: {what}', { what: label })}
              disabled={busy}
              onClick={shown ? onHide : onShow}
            />
          )}
          {field !== 'ifsc' && <AskButton topic={field === 'account' ? 'bank' : field} ask={ask} />}
        </>
      }
    />
  );
}

/** How pay is reckoned for the state; nothing of it is secret. */
function Terms({ details: { pfMode, epsEligible, taxRegime } }: Pick<StatutoryCardProps, 'details'>) {
  const rows: [label: string, value: ReactNode][] = [
    [STATUTORY_LABELS.pfMode, pfMode && translate(PF_MODE_LABELS[pfMode])],
    [STATUTORY_LABELS.epsEligible, epsEligible === null ? null : epsEligible ? t('Member') : t('No member')],
    [STATUTORY_LABELS.taxRegime, taxRegime && translate(TAX_REGIME_LABELS[taxRegime])],
  ];
  return rows.map(([label, value]) => <FactRow key={label} label={translate(label)} value={value} />);
}

function LastShown({ details: { lastShown } }: Pick<StatutoryCardProps, 'details'>) {
  return (
    <span className="at-12 at-muted">
      {lastShown ? (
        <Trans
          id="Each showing is recorded. The last one: {name}, {time}"
          values={{ name: lastShown.by, time: <RelativeTime at={lastShown.at} /> }}
        />
      ) : (
        t('Each showing is recorded.')
      )}
    </span>
  );
}
