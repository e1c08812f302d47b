import type { Task } from '@atrium/contracts';
import { expectDone, type FilledCompany } from '@atrium/testing';
import { taskDraft } from './task-draft.factory.js';

/** A private task of the employee, which waits for another, and one of the team leader. */
export async function fillWork({ people, word }: FilledCompany): Promise<void> {
  const { employee, teamLeader } = people;
  const more = { priority: 'high', dueOn: '2026-03-02', estimate: 90, labels: [word] } as const;
  const own = { ...more, labels: [...more.labels], assigneeIds: [employee.user.id] };
  const mine = taskDraft({ ...own, title: `${word} cuts the reels`, visibility: 'private' });
  const film = expectDone(await employee.post<Task>('/api/tasks', mine));
  const shot = taskDraft({ ...own, title: `${word} shoots them`, parentId: film.id });
  const before = expectDone(await employee.post<Task>('/api/tasks', shot));
  expectDone(await employee.post(`/api/tasks/${film.id}/checklist`, { text: `${word} alt texts` }));
  expectDone(await employee.post(`/api/tasks/${film.id}/blockers`, { blockerId: before.id }));
  const plan = taskDraft({ ...more, labels: [word], title: `${word} plans the week` });
  expectDone(await teamLeader.post<Task>('/api/tasks', plan));
}
