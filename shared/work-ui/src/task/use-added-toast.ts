import type { Task } from '@atrium/contracts';
import { t, toast, useCompanyPath } from '@atrium/sdk';
import { useOpenedRecord } from '@atrium/ui';
import { useNavigate } from 'react-router-dom';
import { nameOfTask } from '../parts/task-name.format.js';

/** Says that a task was added, with a way to it. @param onPage whether the open page is one of tasks, which opens it */
export function useAddedToast(onPage: boolean) {
  const { open } = useOpenedRecord(true);
  const navigate = useNavigate();
  const path = useCompanyPath();
  return (task: Task) => {
    const onPress = () => {
      if (onPage) open(task.id);
      else void navigate(path(`employee/TaskTable?open=${task.id}`));
    };
    toast.success(t('{name} added', { name: nameOfTask(task) }), {
      action: { label: t('Open task'), onPress },
    });
  };
}
