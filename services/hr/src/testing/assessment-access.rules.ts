import type { RouteAccess } from '@atrium/testing';

const yes = true;
const no = false;

/** Who is let in to assessments, in the order of the roles that `RouteAccess` names. */
// prettier-ignore
export const ASSESSMENT_ACCESS: RouteAccess = {
  'GET /api/hr/assessment-questions':                  [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/assessment-questions':                 [no,   no,    no,     no,   yes,  yes],
  'GET /api/hr/assessment-questions/{id}':             [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/assessment-questions/bulk':            [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/assessment-questions/sample':          [no,   no,    no,     no,   yes,  yes],
  'PATCH /api/hr/assessment-questions/{id}':           [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/assessment-questions/{id}/archive':    [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/assessment-questions/{id}/restore':    [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/question-files':                      [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/question-files/preview':              [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/question-files/export':               [no,   no,    no,     no,   yes,  yes],
  'GET /api/hr/assessment-sources':                    [no,   no,    no,     no,   yes,  yes],
  'GET /api/hr/assessments':                           [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/assessments':                          [no,   no,    no,     no,   yes,  yes],
  'GET /api/hr/assessments/{id}':                      [no,   no,    no,     no,   yes,  yes],
  'PATCH /api/hr/assessments/{id}':                    [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/assessments/{id}/publish':             [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/assessments/{id}/close':               [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/assessments/{id}/extend':              [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/assessments/{id}/regrade':             [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/assessments/{id}/invite':              [no,   no,    no,     no,   yes,  yes],
  'GET /api/hr/assessments/{id}/figures':              [no,   no,    no,     no,   yes,  yes],
  'GET /api/hr/assessments/{id}/regrade-preview':      [no,   no,    no,     no,   yes,  yes],
  'GET /api/hr/assessment-answers':                    [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/assessment-answers/{id}/mark':         [no,   no,    no,     no,   yes,  yes],
  'GET /api/hr/assessment-invitations':                [no,   no,    no,     yes,  yes,  yes],
  'GET /api/hr/assessment-invitations/{id}':           [no,   no,    no,     yes,  yes,  yes],
  'POST /api/hr/assessment-invitations/{id}/set-close': [no,  no,    no,     no,   yes,  yes],
  'GET /api/hr/assessment-attempts':                   [no,   no,    no,     yes,  yes,  yes],
  'GET /api/hr/assessment-attempts/{id}':              [no,   no,    no,     yes,  yes,  yes],
  'POST /api/hr/assessment-attempts/{id}/extend':      [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/assessment-attempts/{id}/void':        [no,   no,    no,     no,   yes,  yes],
  // By a link, without an account.
  'POST /api/assessment-links/read':              [yes,  yes,   yes,    yes,  yes,  yes],
  'POST /api/assessment-links/start':             [yes,  yes,   yes,    yes,  yes,  yes],
  'POST /api/assessment-links/paper':             [yes,  yes,   yes,    yes,  yes,  yes],
  'POST /api/assessment-links/answers':           [yes,  yes,   yes,    yes,  yes,  yes],
  'POST /api/assessment-links/next':              [yes,  yes,   yes,    yes,  yes,  yes],
  'POST /api/assessment-links/submit':            [yes,  yes,   yes,    yes,  yes,  yes],
  'GET /api/hr/own-assessments':                       [no,   no,    yes,    yes,  yes,  yes],
  'POST /api/hr/own-assessments/{id}/start':           [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/hr/own-attempts/{id}':                     [no,   no,    yes,    yes,  yes,  yes],
  'PUT /api/hr/own-attempts/{id}/answers':             [no,   no,    yes,    yes,  yes,  yes],
  'POST /api/hr/own-attempts/{id}/next':             [no,   no,    yes,    yes,  yes,  yes],
  'POST /api/hr/own-attempts/{id}/submit':             [no,   no,    yes,    yes,  yes,  yes],
};
