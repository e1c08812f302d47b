import { t } from '@atrium/sdk';
import { MoneyField, SelectField, TextField } from '@atrium/ui';
import { useState } from 'react';
import type { ProposalForm } from './editor.types.js';

type FieldProps = ReturnType<ProposalForm['field']>;

interface DiscountFieldProps {
  label: string;
  percent: FieldProps;
  amount: FieldProps;
  isAmount: boolean;
  currency: string;
  /** Empties the one that is not used. */
  onKind: (isAmount: boolean) => void;
}

/** A discount in percent or as an amount. */
export function DiscountField({
  label,
  percent,
  amount,
  isAmount: first,
  currency,
  onKind,
}: DiscountFieldProps) {
  const [isAmount, setIsAmount] = useState(first);
  const choose = (next: boolean) => {
    setIsAmount(next);
    onKind(next);
  };
  return (
    <>
      <SelectField
        label={label}
        value={isAmount ? 'amount' : 'percent'}
        onChange={({ target }) => choose(target.value === 'amount')}
        options={[
          { value: 'percent', label: t('In percent') },
          { value: 'amount', label: t('As an amount') },
        ]}
      />
      {isAmount ? (
        <MoneyField {...amount} currency={currency} label={t('Amount off')} />
      ) : (
        <TextField {...percent} label={t('Percent off')} inputMode="decimal" />
      )}
    </>
  );
}
