import type { RouteAccess } from '@atrium/testing';

const yes = true;
const no = false;

/** Who is let in to evaluations, in the order of the roles that `RouteAccess` names. */
// prettier-ignore
export const EVALUATION_ACCESS: RouteAccess = {
  'GET /api/hr/evaluation-templates':                 [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/evaluation-templates':                [no,   no,    no,     no,   yes,  yes],
  'GET /api/hr/evaluation-templates/{id}':            [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/evaluation-templates/bulk':           [no,   no,    no,     no,   yes,  yes],
  'PATCH /api/hr/evaluation-templates/{id}':          [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/evaluation-templates/{id}/archive':   [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/evaluation-templates/{id}/restore':   [no,   no,    no,     no,   yes,  yes],
  'GET /api/hr/evaluation-cycles':                    [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/evaluation-cycles':                   [no,   no,    no,     no,   yes,  yes],
  'GET /api/hr/evaluation-cycles/{id}':               [no,   no,    no,     no,   yes,  yes],
  'PATCH /api/hr/evaluation-cycles/{id}':             [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/evaluation-cycles/{id}/launch':       [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/evaluation-cycles/{id}/publish':      [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/evaluation-cycles/{id}/close':        [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/evaluation-cycles/{id}/cancel':       [no,   no,    no,     no,   yes,  yes],
  'GET /api/hr/evaluation-cycles/{id}/publishing':    [no,   no,    no,     no,   yes,  yes],
  'GET /api/hr/evaluation-cycles/{id}/plan':           [no,   no,    no,     no,   yes,  yes],
  'GET /api/hr/evaluation-cycles/{id}/people':         [no,   no,    no,     no,   yes,  yes],
  'PUT /api/hr/evaluation-cycles/{id}/peers':         [no,   no,    no,     no,   yes,  yes],
  'GET /api/hr/evaluation-forms':                     [no,   no,    no,     no,   yes,  yes],
  'GET /api/hr/evaluation-forms/{id}':                [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/evaluation-forms/{id}/send-back':     [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/evaluation-forms/{id}/extend':        [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/evaluation-forms/{id}/reassign':      [no,   no,    no,     no,   yes,  yes],
  'GET /api/hr/appraisals':                            [no,   no,    no,     yes,  yes,  yes],
  'POST /api/hr/appraisals':                           [no,   no,    no,     yes,  yes,  yes],
  'GET /api/hr/appraisals/{id}':                       [no,   no,    no,     yes,  yes,  yes],
  'POST /api/hr/appraisals/{id}/withdraw':             [no,   no,    no,     yes,  yes,  yes],
  'GET /api/hr/evaluation-results':                   [no,   no,    no,     yes,  yes,  yes],
  'GET /api/hr/evaluation-results/{id}':              [no,   no,    no,     yes,  yes,  yes],
  'POST /api/hr/evaluation-results/{id}/calibrate':   [no,   no,    no,     no,   yes,  yes],
  'GET /api/hr/evaluation-results/{id}/comparison':   [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/hr/evaluation-results/{id}/pdf':          [no,   no,    yes,    yes,  yes,  yes],
  'POST /api/hr/evaluation-results/{id}/acknowledge': [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/hr/own-evaluation-forms':                 [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/hr/own-evaluation-forms/{id}':            [no,   no,    yes,    yes,  yes,  yes],
  'PUT /api/hr/own-evaluation-forms/{id}':            [no,   no,    yes,    yes,  yes,  yes],
  'POST /api/hr/own-evaluation-forms/{id}/submit':    [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/hr/own-evaluation-results':               [no,   no,    yes,    yes,  yes,  yes],
};
