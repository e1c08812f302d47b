import type { Task } from '@atrium/contracts';
import { toast, toFailure } from '@atrium/sdk';
import type { RecordDialogProps } from '@atrium/ui';
import { useEffect } from 'react';
import TemplateDialog from './template.dialog.js';
import { useDraftTemplateQuery } from './template.api.js';

/** A template of a task with its checklist and sub-tasks. When the task cannot be read, it says so and closes. */
export default function SaveTemplateDialog({ row, onClose }: RecordDialogProps<Task>) {
  const { data, error } = useDraftTemplateQuery(row.id);
  useEffect(() => {
    if (!error) return;
    toast.error(toFailure(error).error.message);
    onClose();
  }, [error, onClose]);
  return data ? <TemplateDialog row={null} first={data} onClose={onClose} /> : null;
}
