import type { Task } from '@atrium/contracts';
import { OpenedRow, useAsPage, type OpenedRecord } from '@atrium/ui';
import { useFlowRecord } from '../flow/use-flow-record.js';
import { hasOwnColumn, openedTask, TASK_LOOKS } from './task-looks.js';
import { taskApi } from './task.api.js';
import { nameOfTask } from '../parts/task-name.format.js';

const NO_ITEMS = () => [];

interface OpenedTaskProps {
  place: OpenedRecord;
  rows: readonly Task[];
}

/** The task that the address names, beside a layout. */
export function OpenedTask({ place, rows }: OpenedTaskProps) {
  const { record } = useFlowRecord();
  const asPage = useAsPage(place);
  return (
    <OpenedRow
      record={record}
      api={taskApi}
      nameOf={nameOfTask}
      looks={TASK_LOOKS}
      opened={openedTask(hasOwnColumn(record))}
      place={place}
      asPage={asPage}
      rows={rows}
      itemsOf={NO_ITEMS}
      onEdit={null}
    />
  );
}
