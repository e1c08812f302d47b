import { BULK_LIMIT, type Employee } from '@atrium/contracts';
import { confirm, useCan } from '@atrium/sdk';
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
      title: `Archive ${String(bulk.count)} ${bulk.count === 1 ? 'person' : 'people'}?`,
      text: 'They leave the lists and can no longer clock in. Their history stays, and you can restore them.',
      confirmText: 'Archive',
      cancelText: 'Cancel',
      tone: 'danger',
    });
    if (sure) await bulk.run('archive');
  };
  const buttons: (BarButton | false)[] = [
    !bulk.all && total > bulk.count && { icon: 'check', words: allWords(total), press: bulk.selectAll },
    may.update && present && { icon: 'building', words: 'Set department', press: onSetDepartment },
    may.create && present && { icon: 'mail', words: 'Invite', press: () => void bulk.run('invite') },
    may.delete && present && { icon: 'archive', words: 'Archive', press: () => void archive() },
    may.delete &&
      archived && { icon: 'archive-off', words: 'Restore', press: () => void bulk.run('restore') },
  ];
  const offered = bulk.tooMany ? buttons.slice(0, 1) : buttons;
  return (
    <>
      {offered.map((button) => button && <Action key={button.icon} {...button} busy={bulk.busy} />)}
      {bulk.tooMany && <span className="px-2">Change at most {BULK_LIMIT} at once</span>}
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
  return total > BULK_LIMIT ? `First ${String(BULK_LIMIT)} matching` : `All ${String(total)} matching`;
}
