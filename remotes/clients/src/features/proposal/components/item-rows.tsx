import {
  ITEM_RECURRENCE_LABELS,
  ITEM_RECURRENCES,
  type Proposal,
  type PROPOSAL,
  type ProposalItemDraft,
} from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import { Button, Icon, MoneyField, NumberField, SelectField, TextField, type RecordForm } from '@atrium/ui';

type Form = Pick<RecordForm<typeof PROPOSAL, Proposal>, 'methods' | 'field'>;

export const NEW_ITEM: ProposalItemDraft = {
  ...{ title: '', details: null, qty: '1', unitPrice: 0, taxRate: '18', discount: null },
  ...{ recurrence: 'once', periods: null },
};

/** The lines of a proposal. */
export function ItemRows({ methods, field: fieldOf }: Form) {
  const items = methods.watch('items') as ProposalItemDraft[];
  const set = (next: ProposalItemDraft[]) => methods.setValue('items', next, { shouldDirty: true });
  const field = (at: number, name: keyof ProposalItemDraft) =>
    fieldOf(`items.${String(at)}.${name}` as 'items');
  return (
    <>
      {items.map((item, at) => (
        // A line is known by its place alone.
        <fieldset key={at} className="is-wide">
          <legend className="at-13">{t('Item {number}', { number: at + 1 })}</legend>
          <ItemFields field={(name) => field(at, name)} item={item} />
          <Button size="sm" variant="ghost" onClick={() => set(items.filter((_, place) => place !== at))}>
            {t('Remove')}
          </Button>
        </fieldset>
      ))}
      <div className="is-wide">
        <Button size="sm" onClick={() => set([...items, NEW_ITEM])}>
          <Icon name="plus" /> {t('Add item')}
        </Button>
      </div>
    </>
  );
}

interface ItemFieldsProps {
  item: ProposalItemDraft;
  field: (name: keyof ProposalItemDraft) => ReturnType<Form['field']>;
}

function ItemFields({ item, field }: ItemFieldsProps) {
  return (
    <div className="at-fields">
      <TextField wide {...field('title')} label={t('What')} />
      <TextField wide {...field('details')} label={t('Details')} />
      <TextField {...field('qty')} label={t('Quantity')} inputMode="decimal" />
      <MoneyField {...field('unitPrice')} label={t('Price')} />
      <TextField {...field('discount')} label={t('Discount in percent')} inputMode="decimal" />
      <TextField {...field('taxRate')} label={t('Tax in percent')} inputMode="decimal" />
      <SelectField
        {...field('recurrence')}
        label={t('Repeats')}
        options={ITEM_RECURRENCES.map((value) => ({
          ...{ value, label: translate(ITEM_RECURRENCE_LABELS[value]) },
        }))}
      />
      {item.recurrence !== 'once' && <NumberField {...field('periods')} label={t('How many times')} />}
    </div>
  );
}
