import type { ProposalFigures, ProposalItemDraft, ProposalSettings } from '@atrium/contracts';
import { lazyDialog, t } from '@atrium/sdk';
import { Button, IconButton, Sequence, usePhone } from '@atrium/ui';
import { useState } from 'react';
import type { ProposalForm } from './editor.types.js';
import { ItemFields, type ItemFieldsProps } from './item-fields.js';
import { ItemGrid, nameOfItem } from './item-grid.js';
import { newItem } from './new-proposal.rules.js';
import css from './paper.module.scss';
import { PartFrame } from './part-frame.js';

const ItemDialog = lazyDialog<ItemFieldsProps & { onClose: () => void }>(() => import('./item.dialog.js'));

interface ItemRowsProps {
  form: Pick<ProposalForm, 'methods' | 'field'>;
  rules: ProposalSettings;
  currency: string;
  /** No tax is charged, so none is asked for. */
  untaxed: boolean;
  figures: ProposalFigures | null;
}

/** The lines of a proposal, in the order in which the client reads them; on a phone below each other. */
export function ItemRows({ form, rules, currency, untaxed, figures }: ItemRowsProps) {
  const { methods } = form;
  const onPhone = usePhone();
  const [at, setAt] = useState(0);
  const items = methods.watch('items') as ProposalItemDraft[];
  const set = (next: ProposalItemDraft[]) => methods.setValue('items', next, { shouldDirty: true });
  const fields = { form, rules, currency, untaxed };
  return (
    <div className="is-wide d-grid gap-2">
      {onPhone ? (
        <StackedItems items={items} onItems={set} fields={fields} />
      ) : (
        items.length > 0 && (
          <ItemGrid
            items={items}
            currency={currency}
            untaxed={untaxed}
            figures={figures}
            onItems={set}
            onPlace={setAt}
          />
        )
      )}
      <div className="d-flex flex-wrap align-items-center gap-2">
        <Button size="sm" icon="plus" onClick={() => set([...items, newItem(rules.taxRate)])}>
          {t('Add item')}
        </Button>
        {!onPhone && (
          <ChosenItem
            items={items}
            at={Math.min(at, items.length - 1)}
            fields={fields}
            onItems={set}
            onPlace={setAt}
          />
        )}
      </div>
    </div>
  );
}

interface ItemsProps {
  items: ProposalItemDraft[];
  fields: Omit<ItemFieldsProps, 'at'>;
  onItems: (items: ProposalItemDraft[]) => void;
}

/** What is done with the line at which the keyboard is. */
function ChosenItem({
  items,
  fields,
  onItems,
  at,
  onPlace,
}: ItemsProps & { at: number; onPlace: (at: number) => void }) {
  const [open, setOpen] = useState(false);
  const item = items[at];
  if (!item) return null;
  const name = nameOfItem({ item, at });
  const move = (to: number) => {
    const rest = items.filter((_, place) => place !== at);
    onItems([...rest.slice(0, to), item, ...rest.slice(to)]);
    onPlace(to);
  };
  return (
    <div className={css['chosen']}>
      <bdi className="at-muted at-13 at-clip">{name}</bdi>
      <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>
        {t('All details')}
      </Button>
      <IconButton
        size="sm"
        icon="arrow-up"
        label={t('Move {name} up', { name })}
        disabled={at === 0}
        onClick={() => move(at - 1)}
      />
      <IconButton
        size="sm"
        icon="arrow-down"
        label={t('Move {name} down', { name })}
        disabled={at === items.length - 1}
        onClick={() => move(at + 1)}
      />
      <IconButton
        size="sm"
        icon="trash"
        label={t('Remove {name}', { name })}
        onClick={() => onItems(items.filter((_, place) => place !== at))}
      />
      {open && <ItemDialog {...fields} at={at} onClose={() => setOpen(false)} />}
    </div>
  );
}

function StackedItems({ items, onItems, fields }: ItemsProps) {
  return (
    <Sequence
      tall
      label={t('Items')}
      items={items.map((item, at) => ({ item, at }))}
      keyOf={({ at }) => String(at)}
      nameOf={nameOfItem}
      onOrder={(next) => onItems(next.map(({ item }) => item))}
      render={({ at }) => (
        <PartFrame
          title={t('Item {number}', { number: at + 1 })}
          onRemove={() => onItems(items.filter((_, place) => place !== at))}
        >
          <ItemFields {...fields} at={at} />
        </PartFrame>
      )}
    />
  );
}
