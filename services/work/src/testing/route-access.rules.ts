import type { RouteAccess } from '@atrium/testing';

const yes = true;
const no = false;

/** Who may call the routes of this service by default. Columns: nobody, client, employee, teamLeader, hr, admin. */
// prettier-ignore
export const WORK_ACCESS: RouteAccess = {
  'GET /api/tasks':                    [no,   no,    yes,    yes,  yes,  yes],
  'POST /api/tasks':                   [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/tasks/board':              [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/tasks/counts':             [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/tasks/load':               [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/tasks/dated':              [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/tasks/people':             [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/tasks/{id}':               [no,   no,    yes,    yes,  yes,  yes],
  'POST /api/tasks/bulk':              [no,   no,    yes,    yes,  yes,  yes],
  'PATCH /api/tasks/{id}':             [no,   no,    yes,    yes,  yes,  yes],
  'POST /api/tasks/{id}/move':         [no,   no,    yes,    yes,  yes,  yes],
  'POST /api/tasks/{id}/archive':      [no,   no,    yes,    yes,  yes,  yes],
  'POST /api/tasks/{id}/restore':      [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/tasks/{id}/parts':         [no,   no,    yes,    yes,  yes,  yes],
  'POST /api/tasks/{id}/checklist':    [no,   no,    yes,    yes,  yes,  yes],
  'PATCH /api/tasks/{id}/checklist/{item}': [no, no, yes,    yes,  yes,  yes],
  'DELETE /api/tasks/{id}/checklist/{item}': [no, no, yes,   yes,  yes,  yes],
  'POST /api/tasks/{id}/checklist/{item}/sub-task': [no, no, yes, yes, yes, yes],
  'POST /api/tasks/{id}/blockers':     [no,   no,    yes,    yes,  yes,  yes],
  'DELETE /api/tasks/{id}/blockers/{blocker}': [no, no, yes, yes,  yes,  yes],
  'PUT /api/tasks/{id}/parent':        [no,   no,    yes,    yes,  yes,  yes],
  'POST /api/tasks/{id}/follow':       [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/time/timer': [no, no, yes, yes, yes, yes],
  'PUT /api/time/timer': [no, no, yes, yes, yes, yes],
  'GET /api/time/tasks/{id}': [no, no, yes, yes, yes, yes],
  'POST /api/time/entries': [no, no, yes, yes, yes, yes],
  'PATCH /api/time/entries/{id}': [no, no, yes, yes, yes, yes],
  'DELETE /api/time/entries/{id}': [no, no, yes, yes, yes, yes],
  'GET /api/time/week': [no, no, yes, yes, yes, yes],
  'PUT /api/time/week/cell': [no, no, yes, yes, yes, yes],
  'POST /api/time/week/submit': [no, no, yes, yes, yes, yes],
  'POST /api/time/week/decide': [no, no, yes, yes, yes, yes],
  'GET /api/time/weeks': [no, no, yes, yes, yes, yes],
};
