import {
  ITEM_RECURRENCE_LABELS,
  ITEM_RECURRENCES,
  type ProposalItemDraft,
  type ProposalSettings,
} from '@atrium/contracts';
import { labelled, t } from '@atrium/sdk';
import { MoneyField, NumberField, SelectField, TextField } from '@atrium/ui';
import { useId } from 'react';
import { DiscountField } from './discount-field.js';
import type { ProposalForm } from './editor.types.js';
import css from './paper.module.scss';

export interface ItemFieldsProps {
  form: Pick<ProposalForm, 'methods' | 'field'>;
  at: number;
  rules: ProposalSettings;
  currency: string;
  /** No tax is charged, so none is asked for. */
  untaxed: boolean;
}

/** Everything that a line has. */
export function ItemFields({
  form: { methods, field: fieldOf },
  at,
  rules,
  currency,
  untaxed,
}: ItemFieldsProps) {
  const codes = useId();
  const item = (methods.watch('items') as ProposalItemDraft[])[at];
  const field = (name: keyof ProposalItemDraft) => fieldOf(`items.${String(at)}.${name}` as 'items');
  const dropOther = (isAmount: boolean) =>
    methods.setValue(`items.${String(at)}.${isAmount ? 'discount' : 'discountAmount'}`, null, {
      shouldDirty: true,
    });
  if (!item) return null;
  return (
    <div className={css['item']}>
      <TextField wide {...field('title')} label={t('What')} />
      <TextField wide {...field('details')} label={t('Details')} />
      <TextField {...field('qty')} label={t('Quantity')} inputMode="decimal" />
      <MoneyField {...field('unitPrice')} currency={currency} label={t('Price')} />
      <DiscountField
        label={t('Discount')}
        percent={field('discount')}
        amount={field('discountAmount')}
        isAmount={item.discountAmount != null}
        currency={currency}
        onKind={dropOther}
      />
      {!untaxed && <TextField {...field('taxRate')} label={t('Tax in percent')} inputMode="decimal" />}
      <SelectField
        {...field('recurrence')}
        label={t('Repeats')}
        options={labelled(ITEM_RECURRENCES, ITEM_RECURRENCE_LABELS)}
      />
      {item.recurrence !== 'once' && <NumberField {...field('periods')} label={t('How many times')} />}
      <TextField {...field('hsnSac')} label={t('HSN or SAC')} inputMode="numeric" list={codes} />
      <datalist id={codes}>
        {rules.hsnSac.map(({ code, label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </datalist>
    </div>
  );
}
