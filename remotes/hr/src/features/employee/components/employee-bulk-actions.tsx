import { BULK_LIMIT, type Employee } from '@atrium/contracts';
import { confirm, t, useCan } from '@atrium/sdk';
import { Icon, type IconName } from '@atrium/ui';
import type { EmployeeBulk } from '../use-employee-bulk.js';

interface EmployeeBulkActionsProps {
  bulk: EmployeeBulk;
  /** The selected ones of this page. */
  rows: readonly Employee[];
  total: number;
  onSetDepartment: () => void;
}

/** The buttons of the bar that floats while employees are selected. */
export function EmployeeBulkActions({ bulk, rows, total, onSetDepartment }: EmployeeBulkActionsProps) {
  const may = {
    update: useCan('hrOperations', 'addEmployee', 'update'),
    create: useCan('hrOperations', 'addEmployee', 'create'),
    delete: useCan('hrOperations', 'addEmployee', 'delete'),
  };
  const archived = rows.some(({ status }) => status === 'archived');
  const present = rows.some(({ status }) => status !== 'archived');
  const archive = async () => {
    const sure = await confirm({
      title: t('{count, plural, one {Archive # person?} other {Archive # people?}}', { count: bulk.count }),
      text: t(
        'They leave the lists and can no longer clock in. Their history stays, and you can restore them.',
      ),
      confirmText: t('Archive'),
      cancelText: t('Cancel'),
      tone: 'danger',
    });
    if (sure) await bulk.run('archive');
  };
  const buttons: (BarButton | false)[] = [
    !bulk.all && total > bulk.count && { icon: 'check', words: allWords(total), press: bulk.selectAll },
    may.update && present && { icon: 'building', words: t('Set department'), press: onSetDepartment },
    may.create && present && { icon: 'mail', words: t('Invite'), press: () => void bulk.run('invite') },
    may.delete && present && { icon: 'archive', words: t('Archive'), press: () => void archive() },
    may.delete &&
      archived && { icon: 'archive-off', words: t('Restore'), press: () => void bulk.run('restore') },
  ];
  const offered = bulk.tooMany ? buttons.slice(0, 1) : buttons;
  return (
    <>
      {offered.map((button) => button && <Action key={button.icon} {...button} busy={bulk.busy} />)}
      {bulk.tooMany && (
        <span className="px-2">{t('Change at most {most, number} at once', { most: BULK_LIMIT })}</span>
      )}
    </>
  );
}

function Action({ icon, words, press, busy }: BarButton & { busy: boolean }) {
  return (
    <button type="button" disabled={busy} onClick={press}>
      <Icon name={icon} />
      {words}
    </button>
  );
}

interface BarButton {
  icon: IconName;
  words: string;
  press: () => void;
}

function allWords(total: number): string {
  return total > BULK_LIMIT
    ? t('First {count, number} matching', { count: BULK_LIMIT })
    : t('All {count, number} matching', { count: total });
}
