import type { RouteAccess } from '@atrium/testing';

const yes = true;
const no = false;

/** As in route-access.rules: from joining to leaving, and what people work with. */
// prettier-ignore
export const EMPLOYMENT_ACCESS: RouteAccess = {
  'GET /api/hr/assets':                          [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/assets':                         [no,   no,    no,     no,   yes,  yes],
  'GET /api/hr/assets/{id}':                     [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/assets/bulk':                    [no,   no,    no,     no,   yes,  yes],
  'PATCH /api/hr/assets/{id}':                   [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/assets/{id}/issue':              [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/assets/{id}/take-back':          [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/assets/{id}/lose':               [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/assets/{id}/find':               [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/assets/{id}/retire':             [no,   no,    no,     no,   yes,  yes],
  'GET /api/hr/employment/assets':               [no,   no,    yes,    yes,  yes,  yes],
  'POST /api/hr/employment/assets/{id}/confirm': [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/hr/employment/notice':               [no,   no,    yes,    yes,  yes,  yes],
  'POST /api/hr/employment/notice':              [no,   no,    yes,    yes,  yes,  yes],
  'POST /api/hr/employment/notice/{id}/withdraw': [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/hr/employees/counts':                [no,   no,    no,     no,   yes,  yes],
  'GET /api/hr/employees/{id}/lifecycle':        [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/employees/{id}/finish-onboarding': [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/employees/{id}/suspend':         [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/employees/{id}/reinstate':       [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/employees/{id}/give-notice':     [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/employees/{id}/withdraw-notice': [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/employees/{id}/exit':            [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/employees/{id}/confirm':         [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/employees/{id}/extend-probation': [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/employees/{id}/rehire':          [no,   no,    no,     no,   yes,  yes],
  'GET /api/hr/checklist-items':                 [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/checklist-items':                [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/checklist-items/usual':          [no,   no,    no,     no,   yes,  yes],
  'GET /api/hr/checklist-items/{id}':            [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/checklist-items/bulk':           [no,   no,    no,     no,   yes,  yes],
  'PATCH /api/hr/checklist-items/{id}':          [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/checklist-items/{id}/archive':   [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/checklist-items/{id}/restore':   [no,   no,    no,     no,   yes,  yes],
  'GET /api/hr/employees/{id}/checklist':        [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/employees/{id}/checklist':       [no,   no,    no,     no,   yes,  yes],
  'GET /api/hr/employment/checklist':            [no,   no,    yes,    yes,  yes,  yes],
  'POST /api/hr/checklist-steps/{id}/tick':      [no,   no,    yes,    yes,  yes,  yes],
};
