import type { Proposal, ProposalSettings, ProposalSupplyFound } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import {
  Button,
  CheckField,
  DateField,
  FormConflictNote,
  FormFailure,
  TextAreaField,
  TextField,
} from '@atrium/ui';
import { BlockRows } from './block-rows.js';
import { DiscountField } from './discount-field.js';
import type { ProposalForm } from './editor.types.js';
import { ForWhom } from './for-whom.js';
import { ItemRows } from './item-rows.js';
import type { NamedParty } from './new-proposal.rules.js';
import { PlaceField } from './place-field.js';
import { Signers } from './signers.js';

interface EditorFieldsProps extends NamedParty {
  form: ProposalForm;
  proposal: Proposal | null;
  rules: ProposalSettings;
  found: ProposalSupplyFound | undefined;
  currency: string;
}

/** The fields of a draft, in the order of the paper. */
export function EditorFields({
  form,
  proposal,
  rules,
  found,
  currency,
  clientId,
  leadId,
}: EditorFieldsProps) {
  const { field, methods } = form;
  return (
    <form {...form.formProps} className="at-card p-3">
      <div className="at-fields">
        {!proposal && <ForWhom form={form} />}
        <TextField wide {...field('title')} />
        <TextAreaField wide rows={4} {...field('intro')} />
        <BlockRows form={form} rules={rules} />
        <ItemRows
          methods={methods}
          field={field}
          rules={rules}
          currency={currency}
          untaxed={(found ?? proposal)?.supply === 'untaxed'}
        />
        <WholeDiscount form={form} currency={currency} />
        <CheckField {...field('pricesIncludeTax')} />
        <PlaceField form={form} found={found} />
        <TextAreaField wide rows={3} {...field('terms')} />
        <DateField {...field('validUntil')} />
        <Signers clientId={clientId} leadId={leadId} form={form} isNew={!proposal} />
        <CheckField {...field('inOrder')} />
      </div>
      <FormConflictNote conflict={form.conflict} />
      <FormFailure failure={form.failure} />
      <div className="at-actions mt-3">
        <Button variant="primary" type="submit" busy={form.busy}>
          {proposal ? t('Save') : t('Save draft')}
        </Button>
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
