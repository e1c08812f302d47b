import type { Task } from '@atrium/contracts';
import type { RecordDialogProps } from '@atrium/ui';
import TemplateDialog from './template.dialog.js';
import { useDraftTemplateQuery } from './template.api.js';

/** A template of a task with its checklist and sub-tasks. */
export default function SaveTemplateDialog({ row, onClose }: RecordDialogProps<Task>) {
  const { data } = useDraftTemplateQuery(row.id);
  return data ? <TemplateDialog row={null} first={data} onClose={onClose} /> : null;
}
