import type { CreateTask, Task } from '@atrium/contracts';
import { expectDone, type FilledCompany } from '@atrium/testing';

/** A private task of the employee and one of the team leader. */
export async function fillWork({ people, word }: FilledCompany): Promise<void> {
  const { employee, teamLeader } = people;
  const task = (title: string, more: Partial<CreateTask>): CreateTask => ({
    ...{ title: `${word} ${title}`, description: null, tab: null, stage: 'todo', priority: 'high' },
    ...{ assigneeIds: [], startOn: null, dueOn: '2026-03-02', estimate: 90, labels: [word] },
    ...{ visibility: 'internal', ...more },
  });
  const mine = task('cuts the reels', { assigneeIds: [employee.user.id], visibility: 'private' });
  expectDone(await employee.post<Task>('/api/tasks', mine));
  expectDone(await teamLeader.post<Task>('/api/tasks', task('plans the week', {})));
}
