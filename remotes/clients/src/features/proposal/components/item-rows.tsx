import {
  ITEM_RECURRENCE_LABELS,
  ITEM_RECURRENCES,
  type Proposal,
  type PROPOSAL,
  type ProposalItemDraft,
  type ProposalSettings,
} from '@atrium/contracts';
import { labelled, t } from '@atrium/sdk';
import {
  Button,
  Icon,
  MoneyField,
  NumberField,
  SelectField,
  Sequence,
  TextField,
  type RecordForm,
} from '@atrium/ui';
import { useId } from 'react';
import { DiscountField } from './discount-field.js';
import { newItem } from './new-proposal.rules.js';
import css from './paper.module.scss';
import { PartFrame } from './part-frame.js';

interface ItemRowsProps extends Pick<RecordForm<typeof PROPOSAL, Proposal>, 'methods' | 'field'> {
  rules: ProposalSettings;
  currency: string;
  /** No tax is charged, so none is asked for. */
  untaxed: boolean;
}

type FieldOf = (name: keyof ProposalItemDraft) => ReturnType<ItemRowsProps['field']>;

/** The lines of a proposal, in the order in which the client reads them. */
export function ItemRows({ methods, field: fieldOf, rules, currency, untaxed }: ItemRowsProps) {
  const codes = useId();
  const items = methods.watch('items') as ProposalItemDraft[];
  const set = (next: ProposalItemDraft[]) => methods.setValue('items', next, { shouldDirty: true });
  const fieldAt =
    (at: number): FieldOf =>
    (name) =>
      fieldOf(`items.${String(at)}.${name}` as 'items');
  return (
    <div className="is-wide d-grid gap-2">
      <Sequence
        tall
        label={t('Items')}
        // A line is known by its place alone.
        items={items.map((item, at) => ({ item, at }))}
        keyOf={({ at }) => String(at)}
        nameOf={({ item, at }) => item.title || t('Item {number}', { number: at + 1 })}
        onOrder={(next) => set(next.map(({ item }) => item))}
        render={({ item, at }) => (
          <PartFrame
            title={t('Item {number}', { number: at + 1 })}
            onRemove={() => set(items.filter((_, place) => place !== at))}
          >
            <ItemFields
              item={item}
              codes={codes}
              methods={methods}
              at={at}
              currency={currency}
              untaxed={untaxed}
              field={fieldAt(at)}
            />
          </PartFrame>
        )}
      />
      <Codes id={codes} rules={rules} />
      <div>
        <Button size="sm" onClick={() => set([...items, newItem(rules.taxRate)])}>
          <Icon name="plus" /> {t('Add item')}
        </Button>
      </div>
    </div>
  );
}

function Codes({ id, rules }: { id: string; rules: ProposalSettings }) {
  return (
    <datalist id={id}>
      {rules.hsnSac.map(({ code, label }) => (
        <option key={code} value={code}>
          {label}
        </option>
      ))}
    </datalist>
  );
}

interface ItemFieldsProps {
  item: ProposalItemDraft;
  field: FieldOf;
  /** The id of the list of codes. */
  codes: string;
  at: number;
  methods: ItemRowsProps['methods'];
  currency: string;
  untaxed: boolean;
}

function ItemFields({ item, field, codes, at, methods, currency, untaxed }: ItemFieldsProps) {
  const dropOther = (isAmount: boolean) =>
    methods.setValue(`items.${String(at)}.${isAmount ? 'discount' : 'discountAmount'}`, null, {
      shouldDirty: true,
    });
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
    </div>
  );
}
