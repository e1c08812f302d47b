import {
  TASK_STAGES,
  type LabelChoices,
  type Task,
  type TaskBoard,
  type TaskParts,
  type TaskRef,
  type TaskReport,
} from '@atrium/contracts';
import { renderPage, type Answer } from '@atrium/ui/testing';
import { TaskPage } from '../task/task.page.js';

export const reels: Task = {
  id: 't1',
  version: 1,
  number: 'T-42',
  title: 'Cut the reels',
  description: 'Warm light',
  tab: null,
  flowStage: 'todo',
  ownStage: null,
  own: {},
  ownPeople: [],
  stage: 'todo',
  priority: 'high',
  assigneeIds: ['u1'],
  startOn: null,
  dueOn: '2026-01-05',
  estimate: 90,
  labels: ['Reels'],
  visibility: 'internal',
  source: 'team',
  rank: 'a0',
  creatorId: 'u2',
  startedAt: null,
  doneAt: null,
  createdAt: '2026-01-01T09:00:00Z',
  mayChange: true,
  parentId: null,
  project: null,
  projectId: null,
  milestone: null,
  milestoneId: null,
  client: null,
  checklist: { done: 1, total: 2 },
  children: { open: 1, total: 1 },
  waitsFor: 0,
  handedFrom: null,
  repeat: null,
  assignees: [{ id: 'u1', name: 'Asha Rao' }],
  allowedTransitions: ['update'],
  archivedAt: null,
};
const copy: Task = {
  ...reels,
  id: 't2',
  number: 'T-43',
  title: 'Write the copy',
  rank: 'a1',
  priority: 'none',
};
const refOf = ({ id, number, title, stage, startOn, dueOn, assignees }: Task): TaskRef => ({
  id,
  number,
  title,
  stage,
  startOn,
  dueOn,
  assignees,
});
const board: TaskBoard = {
  ofFlow: true,
  lanes: TASK_STAGES.map((stage) => {
    const items = stage === 'todo' ? [reels, copy] : [];
    const lane = { id: stage, label: null, colour: 'neutral', wipLimit: null, held: null } as const;
    return { ...lane, stage, items, total: items.length, totalIsExact: true };
  }),
};
export const parts: TaskParts = {
  checklist: [
    { id: 'c1', text: 'Choose the takes', done: true },
    { id: 'c2', text: 'Captions burned in', done: false },
  ],
  parent: null,
  followers: [],
  followed: false,
  blocks: [],
  files: [],
  children: [refOf(copy)],
  waitsFor: [
    { ...refOf(copy), id: null, number: null, title: null, dueOn: null, assignees: [] },
    { ...refOf(copy), id: 't3', number: 'T-44', title: 'Mood board' },
  ],
};
const labels: LabelChoices['items'] = [
  { id: 'l1', name: 'Reels', colour: '3', tab: null, archived: false },
  { id: 'l2', name: 'Old', colour: '1', tab: null, archived: true },
];
export const report: TaskReport = {
  rows: [{ id: 't1', name: 'Cut the reels', refusal: null }],
  more: false,
  undo: [{ id: 't1', version: 2, values: { stage: 'todo' } }],
};
const NO_TEMPLATES = { items: [], total: 0, totalIsExact: true, nextCursor: null };
export const answer: Answer = ({ url, method }) => {
  if (url === 'comments') return { items: [], total: 0, next: null };
  if (url === 'audit/words') return { kinds: [], actions: [] };
  if (url === 'records/task/t1/history') return { items: [], nextCursor: null };
  if (url === 'task-templates') return NO_TEMPLATES;
  if (url === 'tasks/counts') return { mine: 2, late: 2, week: 0, waiting: 0, unassigned: 0 };
  if (url === 'labels/choices') return { items: labels };
  if (url === 'tasks/board') return board;
  if (url === 'tasks/groups') return { items: [] };
  if (url === 'tasks/dated')
    return { items: [reels, copy], waits: [{ taskId: 't2', blockerId: 't1' }], more: true };
  if (url === 'tasks/t1') return reels;
  if (url === 'tasks/t1/parts') return parts;
  if (url === 'time/timer') return { timer: null, stopped: null };
  if (url === 'time/weeks') return { approver: false, items: [] };
  if (url === 'time/tasks/t1') return { items: [], total: 30 };
  if (url === 'tasks/t1/checklist' && method === 'POST') return parts;
  if (url === 'tasks/bulk') return report;
  if (url === 'tasks/bulk/undo')
    return {
      rows: [{ id: 't1', name: 'Cut the reels', refusal: 'Someone changed it meanwhile.' }],
      more: false,
      undo: [],
    };
  if (url === 'tasks' && method === 'GET')
    return { items: [reels, copy], total: 2, totalIsExact: true, nextCursor: null };
  return method === 'POST' || method === 'PATCH' ? reels : undefined;
};
/** The page of two tasks, of which the first can be opened. */
export const openTasks = (query = '') =>
  renderPage(TaskPage, { role: 'employee', path: `employee/TaskTable${query}`, answer });
