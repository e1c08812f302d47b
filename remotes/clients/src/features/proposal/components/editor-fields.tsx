import type { Proposal, ProposalFigures, ProposalSettings, ProposalSupplyFound } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { CheckField, DateField, FormConflictNote, FormFailure, MarkedTextField, TextField } from '@atrium/ui';
import type { SyntheticEvent } from 'react';
import { BlockRows } from './block-rows.js';
import { DiscountField } from './discount-field.js';
import type { ProposalForm } from './editor.types.js';
import { ForWhom } from './for-whom.js';
import { ItemRows } from './item-rows.js';
import type { NamedParty } from './new-proposal.rules.js';
import { PlaceField } from './place-field.js';
import { Signers } from './signers.js';

interface EditorFieldsProps {
  id: string;
  form: ProposalForm;
  proposal: Proposal | null;
  rules: ProposalSettings;
  found: ProposalSupplyFound | undefined;
  currency: string;
  party: NamedParty;
  figures: ProposalFigures | null;
  /** Of one that is there already, which is saved as one types. */
  onSave: (() => Promise<boolean>) | null;
}

/** The fields of a draft, in the order of the paper. */
export function EditorFields({
  id,
  form,
  proposal,
  rules,
  found,
  currency,
  party,
  figures,
  onSave,
}: EditorFieldsProps) {
  const { field, formProps } = form;
  const save = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    void onSave?.();
  };
  return (
    <form id={id} {...formProps} {...(onSave && { onSubmit: save })} className="at-card p-3">
      <FormConflictNote conflict={form.conflict} />
      <FormFailure failure={form.failure} />
      <div className="at-fields">
        {!proposal && <ForWhom form={form} />}
        <TextField wide {...field('title')} />
        <MarkedTextField wide {...field('intro')} />
        <BlockRows form={form} rules={rules} />
        <ItemRows
          form={form}
          figures={figures}
          rules={rules}
          currency={currency}
          untaxed={(found ?? proposal)?.supply === 'untaxed'}
        />
        <WholeDiscount form={form} currency={currency} />
        <CheckField {...field('pricesIncludeTax')} />
        <PlaceField form={form} found={found} />
        <MarkedTextField wide {...field('terms')} />
        <DateField {...field('validUntil')} />
        <Signers {...party} form={form} isNew={!proposal} />
        <CheckField {...field('inOrder')} />
      </div>
    </form>
  );
}

/** Of an offer as a whole there is a percentage or an amount; choosing one empties the other. */
function WholeDiscount({ form, currency }: Pick<EditorFieldsProps, 'form' | 'currency'>) {
  const { field, methods } = form;
  return (
    <DiscountField
      label={t('Discount on everything')}
      percent={field('discount')}
      amount={field('discountAmount')}
      isAmount={methods.watch('discountAmount') != null}
      currency={currency}
      onKind={(isAmount) =>
        methods.setValue(isAmount ? 'discount' : 'discountAmount', null, { shouldDirty: true })
      }
    />
  );
}
