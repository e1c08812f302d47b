const yes = true;
const no = false;

/** Who a route lets in, in the order of COLUMNS. */
type Row = readonly [boolean, boolean, boolean, boolean, boolean, boolean];

export const COLUMNS = ['nobody', 'client', 'employee', 'teamLeader', 'hr', 'admin'] as const;

/** Every route of the API, with the roles that it is open to by default; `nobody` is not signed in. */
// prettier-ignore
export const ROUTE_ACCESS: Readonly<Record<string, Row>> = {
  //                                                 nobody client employee lead   hr  admin
  'GET /api/health/live':                             [yes,  yes,   yes,    yes,  yes,  yes],
  'GET /api/health/ready':                            [yes,  yes,   yes,    yes,  yes,  yes],
  'GET /api/docs':                                    [yes,  yes,   yes,    yes,  yes,  yes],
  'GET /api/openapi.json':                            [yes,  yes,   yes,    yes,  yes,  yes],
  'GET /api/outbox':                                  [yes,  yes,   yes,    yes,  yes,  yes],
  'GET /api/outbox/{id}':                             [yes,  yes,   yes,    yes,  yes,  yes],

  'GET /api/portal/info':                             [yes,  yes,   yes,    yes,  yes,  yes],
  'GET /api/portal/resolve':                          [yes,  yes,   yes,    yes,  yes,  yes],
  'GET /api/portal/next-steps':                       [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/saved-views':                             [no,   no,    yes,    yes,  yes,  yes],
  'POST /api/saved-views':                            [no,   no,    yes,    yes,  yes,  yes],
  'PATCH /api/saved-views/{id}':                      [no,   no,    yes,    yes,  yes,  yes],
  'DELETE /api/saved-views/{id}':                     [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/search':                                  [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/settings':                                [no,   yes,   yes,    yes,  yes,  yes],
  'PUT /api/settings/{key}':                          [no,   yes,   yes,    yes,  yes,  yes],
  'GET /api/events':                                  [no,   yes,   yes,    yes,  yes,  yes],

  'GET /api/jobs/{id}':                               [no,   no,    yes,    yes,  yes,  yes],
  'POST /api/jobs/{id}/cancel':                       [no,   no,    yes,    yes,  yes,  yes],

  'GET /api/imports':                                 [no,   no,    yes,    yes,  yes,  yes],
  'POST /api/imports':                                [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/imports/{id}':                            [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/imports/{id}/rows':                       [no,   no,    yes,    yes,  yes,  yes],
  'POST /api/imports/{id}/mapping':                   [no,   no,    yes,    yes,  yes,  yes],
  'POST /api/imports/{id}/run':                       [no,   no,    yes,    yes,  yes,  yes],
  'POST /api/imports/{id}/undo':                      [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/import-files/template':                   [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/import-files/refused':                    [no,   no,    yes,    yes,  yes,  yes],

  'GET /api/companies/availability':                  [yes,  yes,   yes,    yes,  yes,  yes],
  'GET /api/companies/{code}':                        [yes,  yes,   yes,    yes,  yes,  yes],
  'POST /api/companies':                              [yes,  yes,   yes,    yes,  yes,  yes],
  'POST /api/auth/confirm':                           [yes,  yes,   yes,    yes,  yes,  yes],
  'POST /api/auth/login':                             [yes,  yes,   yes,    yes,  yes,  yes],
  'POST /api/auth/recover':                           [yes,  yes,   yes,    yes,  yes,  yes],
  'POST /api/auth/reset':                             [yes,  yes,   yes,    yes,  yes,  yes],
  'POST /api/auth/invitations/lookup':                [yes,  yes,   yes,    yes,  yes,  yes],
  'POST /api/auth/invitations/accept':                [yes,  yes,   yes,    yes,  yes,  yes],
  'GET /api/auth/me':                                 [no,   yes,   yes,    yes,  yes,  yes],
  'POST /api/auth/logout':                            [no,   yes,   yes,    yes,  yes,  yes],

  'GET /api/users':                                   [no,   no,    no,     no,   no,   yes],
  'GET /api/users/{id}':                              [no,   no,    no,     no,   no,   yes],
  'PATCH /api/users/{id}':                            [no,   no,    no,     no,   no,   yes],
  'POST /api/users/{id}/deactivate':                  [no,   no,    no,     no,   no,   yes],
  'POST /api/users/{id}/reactivate':                  [no,   no,    no,     no,   no,   yes],
  'POST /api/users/invitations':                      [no,   no,    no,     no,   no,   yes],
  'POST /api/users/{id}/resend-invitation':           [no,   no,    no,     no,   no,   yes],
  'POST /api/users/{id}/revoke-invitation':           [no,   no,    no,     no,   no,   yes],
  'GET /api/apps':                                    [no,   no,    no,     no,   no,   yes],
  'PUT /api/apps/{id}':                               [no,   no,    no,     no,   no,   yes],
  'GET /api/audit':                                   [no,   no,    no,     no,   no,   yes],
  'GET /api/audit/choices':                           [no,   no,    no,     no,   no,   yes],
  'GET /api/exports':                                 [no,   no,    yes,    yes,  yes,  yes],

  'GET /api/inbox/counts':                            [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/notifications':                           [no,   no,    yes,    yes,  yes,  yes],
  'POST /api/notifications/read':                     [no,   no,    yes,    yes,  yes,  yes],
  'PATCH /api/notifications/{id}':                    [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/messages/contacts':                       [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/messages/conversations':                  [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/messages/with/{id}':                      [no,   no,    yes,    yes,  yes,  yes],
  'POST /api/messages/with/{id}':                     [no,   no,    yes,    yes,  yes,  yes],
  'POST /api/messages/with/{id}/read':                [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/announcements':                           [no,   no,    yes,    yes,  yes,  yes],
  'POST /api/announcements':                          [no,   no,    no,     no,   yes,  yes],
  'PATCH /api/announcements/{id}':                    [no,   no,    no,     no,   yes,  yes],
  'POST /api/announcements/{id}/withdraw':            [no,   no,    no,     no,   yes,  yes],
  'POST /api/announcements/{id}/read':                [no,   no,    yes,    yes,  yes,  yes],
  'POST /api/presence':                               [no,   no,    yes,    yes,  yes,  yes],

  'GET /api/hr/employees':                            [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/employees':                           [no,   no,    no,     no,   yes,  yes],
  'GET /api/hr/employees/{id}':                       [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/employees/bulk':                      [no,   no,    no,     no,   yes,  yes],
  'PATCH /api/hr/employees/{id}':                     [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/employees/{id}/archive':              [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/employees/{id}/restore':              [no,   no,    no,     no,   yes,  yes],
  'POST /api/hr/employees/{id}/invite':               [no,   no,    no,     no,   yes,  yes],
  'GET /api/hr/departments':                          [no,   no,    no,     yes,  yes,  yes],
  'GET /api/hr/attendance/me':                        [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/hr/attendance/me/days':                   [no,   no,    yes,    yes,  yes,  yes],
  'POST /api/hr/attendance/punches':                  [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/hr/attendance/board':                     [no,   no,    no,     yes,  yes,  yes],
  'GET /api/hr/attendance/employees/{id}/days':       [no,   no,    no,     yes,  yes,  yes],
};

/** Pages and streams, which the OpenAPI document of the JSON API leaves out. */
export const UNDOCUMENTED: readonly string[] = [
  'GET /api/docs',
  'GET /api/events',
  'GET /api/exports',
  'GET /api/import-files/refused',
  'GET /api/import-files/template',
  'GET /api/openapi.json',
  'POST /api/imports',
  'GET /api/outbox',
  'GET /api/outbox/{id}',
];
