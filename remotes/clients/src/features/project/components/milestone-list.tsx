import type { Milestone, Project } from '@atrium/contracts';
import { formatDate, formatMoney, lazyDialog, t, useStep } from '@atrium/sdk';
import { Button, Icon, ListRow, RowMenu, ShortList, type MenuItem } from '@atrium/ui';
import { useState } from 'react';
import { milestoneApi } from '../../../shared/project.api.js';
import { MilestoneBadge } from '../../../shared/project.format.js';
import type { MilestoneDialogProps } from './milestone.dialog.js';

const MilestoneDialog = lazyDialog<MilestoneDialogProps>(() => import('./milestone.dialog.js'));
const ChangesDialog = lazyDialog<{ row: Milestone; onClose: () => void }>(
  () => import('./changes.dialog.js'),
);

const InvoiceDialog = lazyDialog<{ row: Milestone; onClose: () => void }>(
  () => import('./invoice.dialog.js'),
);

type Open = { form: Milestone | null } | { changes: Milestone } | { invoice: Milestone } | null;

/** What a project reaches by when, and what the client said to it. */
export default function MilestoneList({ project }: { project: Project }) {
  const [open, setOpen] = useState<Open>(null);
  const itemsOf = useMilestoneItems(setOpen);
  const add = project.allowedTransitions.includes('update') && (
    <Button size="sm" onClick={() => setOpen({ form: null })}>
      <Icon name="plus" /> {t('Add milestone')}
    </Button>
  );
  return (
    <>
      <ShortList
        api={milestoneApi}
        query={{ project: project.id, sort: 'dueOn' }}
        title={t('Milestones')}
        failed={t('The milestones could not be loaded')}
        actions={add}
        empty={{
          title: t('No milestones yet'),
          text: t('Add what the client will see and approve, with the day on which it is due.'),
        }}
      >
        {(items) => <Rows items={items} itemsOf={itemsOf} currency={project.currency} />}
      </ShortList>
      <Opened open={open} project={project} onClose={() => setOpen(null)} />
    </>
  );
}

function Opened({ open, project, onClose }: { open: Open; project: Project; onClose: () => void }) {
  if (open === null) return null;
  if ('form' in open) return <MilestoneDialog row={open.form} project={project} onClose={onClose} />;
  if ('invoice' in open) return <InvoiceDialog row={open.invoice} onClose={onClose} />;
  return <ChangesDialog row={open.changes} onClose={onClose} />;
}

interface RowsProps {
  currency: string;
  items: readonly Milestone[];
  itemsOf: (row: Milestone) => MenuItem[];
}

function Rows({ items, itemsOf, currency }: RowsProps) {
  return items.map((row) => (
    <ListRow
      key={row.id}
      title={row.title}
      text={textOf(row, currency)}
      end={<MilestoneEnd row={row} items={itemsOf(row)} />}
    />
  ));
}

const textOf = (
  { dueOn, tasks, answer, decidedBy, amount, invoiceNumber }: Milestone,
  currency: string,
): string =>
  [
    formatDate(dueOn),
    amount != null && formatMoney(amount, currency),
    invoiceNumber,
    tasks.total > 0 && t('{done} of {total} tasks', { done: tasks.total - tasks.open, total: tasks.total }),
    decidedBy,
    answer,
  ]
    .filter(Boolean)
    .join(' · ');

function MilestoneEnd({ row, items }: { row: Milestone; items: MenuItem[] }) {
  return (
    <>
      <MilestoneBadge state={row.state} />
      {items.length > 0 && <RowMenu label={t('Actions for {name}', { name: row.title })} items={items} />}
    </>
  );
}

function useMilestoneItems(onOpen: (open: Open) => void) {
  const { take: call } = milestoneApi.useCalls();
  const { take } = useStep();
  return (row: Milestone): MenuItem[] => {
    const step = (name: 'start' | 'submit' | 'approve', done: string) => () =>
      void take({ of: row.id, work: () => call({ id: row.id, step: name, version: row.version }), done });
    const items: Record<string, MenuItem> = {
      invoice: { label: t('Note the invoice'), icon: 'file', onSelect: () => onOpen({ invoice: row }) },
      update: { label: t('Edit'), icon: 'pencil', onSelect: () => onOpen({ form: row }) },
      start: {
        label: t('Start work'),
        icon: 'arrow-right',
        onSelect: step('start', t('“{title}” is in progress', { title: row.title })),
      },
      submit: {
        label: t('Show to the client'),
        icon: 'send',
        onSelect: step('submit', t('“{title}” is with the client', { title: row.title })),
      },
      approve: {
        label: t('Note approval by the client'),
        icon: 'check',
        onSelect: step('approve', t('“{title}” is approved', { title: row.title })),
      },
      change: {
        label: t('Note changes wanted'),
        icon: 'message',
        onSelect: () => onOpen({ changes: row }),
      },
    };
    return row.allowedTransitions.flatMap((name) => items[name] ?? []);
  };
}
