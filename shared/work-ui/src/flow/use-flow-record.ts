import { TASK, type ListColumn } from '@atrium/contracts';
import type { FilterExtras } from '@atrium/ui';
import { useMemo } from 'react';
import { useTaskArea } from '../area/area-context.js';
import { OwnFilterPicker, OwnFilterWords } from './own-filter.js';
import { nameOfStage } from './stage.format.js';
import { useShownFlow } from './use-flows.js';

/**
 * The list of tasks as a page's flow has it: filtered by its stages, with own fields where it has some.
 * @param byDue whether the due day is its usual order
 */
export function useFlowRecord(byDue = false) {
  const { stages, fields } = useShownFlow(useTaskArea());
  const hasFields = fields.length > 0;
  const byStage = stages !== null;
  const record = useMemo(() => {
    const shown = TASK.list.columns.flatMap((column: ListColumn): ListColumn[] => {
      const { filterable, ...unfiltered } = column;
      if (column.key === 'own') return hasFields ? [column] : [];
      if (column.key === (byStage ? 'stage' : 'flowStage')) return [unfiltered];
      return [column];
    });
    const due = ({ key }: ListColumn) => key === 'dueOn';
    const columns = byDue ? [...shown.filter(due), ...shown.filter((each) => !due(each))] : shown;
    return { ...TASK, list: { ...TASK.list, columns: columns as never as typeof TASK.list.columns } };
  }, [hasFields, byStage, byDue]);
  const options = stages?.map(({ id, label, type }) => ({ value: id, label: nameOfStage(label, type) }));
  const extras: FilterExtras = {
    own: { Picker: OwnFilterPicker, Value: OwnFilterWords },
    ...(options && { flowStage: { options } }),
  };
  return { record, extras };
}
