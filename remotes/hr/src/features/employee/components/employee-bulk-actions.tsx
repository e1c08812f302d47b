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
  return (
    <>
      {!bulk.all && total > bulk.count && (
        <BarButton icon="check" words={allWords(total)} onPress={bulk.selectAll} />
      )}
      {may.update && present && (
        <BarButton icon="building" words="Set department" onPress={onSetDepartment} />
      )}
      {may.create && present && (
        <BarButton icon="mail" words="Invite" onPress={() => void bulk.run('invite')} />
      )}
      {may.delete && present && <BarButton icon="archive" words="Archive" onPress={() => void archive()} />}
      {may.delete && archived && (
        <BarButton icon="archive-off" words="Restore" onPress={() => void bulk.run('restore')} />
      )}
    </>
  );
}

function allWords(total: number): string {
  return total > BULK_LIMIT ? `First ${String(BULK_LIMIT)} matching` : `All ${String(total)} matching`;
}

function BarButton({ icon, words, onPress }: { icon: IconName; words: string; onPress: () => void }) {
  return (
    <button type="button" onClick={onPress}>
      <Icon name={icon} />
      {words}
    </button>
  );
}
