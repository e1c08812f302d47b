import { deductorKey, registrationsKey, type Registrations } from '@atrium/contracts';
import { lazyDialog, t, useCan, useCompanyPath, useSetting } from '@atrium/sdk';
import { Button, Card, ListRow, Loaded, SkeletonCards } from '@atrium/ui';
import { useState } from 'react';

const RegistrationsDialog = lazyDialog<{ onClose: () => void }>(() => import('./registrations.dialog.js'));

/** Under which numbers the company pays contributions and taxes. */
export function RegistrationsCard() {
  const { query } = useSetting(registrationsKey);
  const mayChange = useCan('finance', 'payroll', 'update');
  const [isOpen, setOpen] = useState(false);
  return (
    <Loaded
      of={query}
      title={t('The numbers could not be loaded')}
      skeleton={<SkeletonCards cards={1} rows={4} label={t('Loading the numbers')} />}
    >
      {(registrations) => (
        <Card
          title={t('Registrations')}
          fill="rows"
          actions={
            mayChange && (
              <Button size="xs" variant="ghost" icon="pencil" onClick={() => setOpen(true)}>
                {t('Edit registrations')}
              </Button>
            )
          }
        >
          <Numbers registrations={registrations} />
          {isOpen && <RegistrationsDialog onClose={() => setOpen(false)} />}
        </Card>
      )}
    </Loaded>
  );
}

function Numbers({ registrations }: { registrations: Registrations }) {
  const { providentFund, stateInsurance, noStateInsurance, professionalTax } = registrations;
  const { value: deductor } = useSetting(deductorKey);
  const path = useCompanyPath();
  return (
    <>
      <Row label={t('PF establishment code')} number={providentFund} />
      <Row
        label={t('ESI code')}
        number={stateInsurance}
        instead={noStateInsurance ? t('No one is insured by the state.') : undefined}
      />
      {professionalTax.length === 0 && <Row label={t('Professional tax')} number={null} />}
      {professionalTax.map(({ state, number }) => (
        <Row key={state} label={t('Professional tax, {state}', { state })} number={number} />
      ))}
      <ListRow
        compact
        to={path('payroll/registers?tab=statement')}
        title={t('TAN')}
        text={deductor === null ? t('Missing') : <bdi dir="ltr">{deductor.tan}</bdi>}
      />
    </>
  );
}

interface RowProps {
  label: string;
  number: string | null;
  /** Said where no number is needed. */
  instead?: string | undefined;
}

function Row({ label, number, instead }: RowProps) {
  return (
    <ListRow
      compact
      title={label}
      text={number === null ? (instead ?? t('Missing')) : <bdi dir="ltr">{number}</bdi>}
    />
  );
}
