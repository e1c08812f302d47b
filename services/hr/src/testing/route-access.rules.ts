import type { RouteAccess } from '@atrium/testing';

const yes = true;
const no = false;

/** Who is let in, in the order of the roles that `RouteAccess` names. */
// prettier-ignore
export const HR_ACCESS: RouteAccess = {
  'GET /api/hr/employment':                       [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/hr/employees':                        [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/employees':                       [no,   no,    no,     no,   yes,  yes],
  'GET /api/hr/employees/{id}':                   [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/employees/bulk':                  [no,   no,    no,     no,   yes,  yes],
  'PATCH /api/hr/employees/{id}':                 [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/employees/{id}/archive':          [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/employees/{id}/restore':          [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/employees/{id}/invite':           [no,   no,    no,     no,   yes,  yes],
  'PUT /api/hr/employees/{id}/photo':             [no,   no,    no,     no,   yes,  yes],
  'GET /api/hr/employees/{id}/documents':         [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/employees/{id}/documents':        [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/employee-documents/{id}/archive': [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/employee-documents/{id}/restore': [no,   no,    no,     no,   yes,  yes],
  'DELETE /api/hr/employee-documents/{id}':       [no,   no,    no,     no,   yes,  yes],
  'GET /api/hr/departments':                      [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/departments':                     [no,   no,    no,     no,   yes,  yes],
  'GET /api/hr/departments/{id}':                 [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/departments/bulk':                [no,   no,    no,     no,   yes,  yes],
  'PATCH /api/hr/departments/{id}':               [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/departments/{id}/archive':        [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/departments/{id}/restore':        [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/departments/{id}/merge':          [no,   no,    no,     no,   yes,  yes],
  'GET /api/hr/designations':                     [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/designations':                    [no,   no,    no,     no,   yes,  yes],
  'GET /api/hr/designations/{id}':                [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/designations/bulk':               [no,   no,    no,     no,   yes,  yes],
  'PATCH /api/hr/designations/{id}':              [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/designations/{id}/archive':       [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/designations/{id}/restore':       [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/designations/{id}/merge':         [no,   no,    no,     no,   yes,  yes],
  'GET /api/hr/attendance/me':                    [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/hr/attendance/me/days':               [no,   no,    yes,    yes,  yes,  yes],
  'POST /api/hr/attendance/punches':              [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/hr/attendance/board':                 [no,   no,    no,     yes,  yes,  yes],
  'GET /api/hr/attendance/employees/{id}/days':   [no,   no,    no,     yes,  yes,  yes],
};
