import type { RouteAccess } from '@atrium/testing';

const yes = true;
const no = false;

/** Who is let in, in the order of the roles that `RouteAccess` names. */
// prettier-ignore
export const RECORDS_ACCESS: RouteAccess = {
  'GET /api/saved-views':               [no,   no,    yes,    yes,  yes,  yes],
  'POST /api/saved-views':              [no,   no,    yes,    yes,  yes,  yes],
  'PATCH /api/saved-views/{id}':        [no,   no,    yes,    yes,  yes,  yes],
  'DELETE /api/saved-views/{id}':       [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/search':                    [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/imports':                   [no,   no,    yes,    yes,  yes,  yes],
  'POST /api/imports':                  [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/imports/{id}':              [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/imports/{id}/rows':         [no,   no,    yes,    yes,  yes,  yes],
  'POST /api/imports/{id}/mapping':     [no,   no,    yes,    yes,  yes,  yes],
  'POST /api/imports/{id}/run':         [no,   no,    yes,    yes,  yes,  yes],
  'POST /api/imports/{id}/undo':        [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/import-files/template':     [no,   no,    yes,    yes,  yes,  yes],
  'GET /api/import-files/refused':      [no,   no,    yes,    yes,  yes,  yes],
  'POST /api/files':                    [no,   yes,   yes,    yes,  yes,  yes],
  'GET /api/files/{id}':                [no,   yes,   yes,    yes,  yes,  yes],
  'DELETE /api/files/{id}':             [no,   yes,   yes,    yes,  yes,  yes],
  'PUT /api/files/{id}/parts/{start}':  [no,   yes,   yes,    yes,  yes,  yes],
  'POST /api/files/{id}/finish':        [no,   yes,   yes,    yes,  yes,  yes],
  'GET /api/files/{id}/content/{form}': [no,   yes,   yes,    yes,  yes,  yes],
  'GET /api/files/{id}/link':           [no,   yes,   yes,    yes,  yes,  yes],
  'GET /api/files/links/{token}':       [yes,  yes,   yes,    yes,  yes,  yes],
  'GET /api/audit':                     [no,   no,    no,     no,   no,   yes],
  'GET /api/records/{kind}/{id}/history': [no, no,   yes,    yes,  yes,  yes],
  'GET /api/exports':                   [no,   no,    yes,    yes,  yes,  yes],
};

/** Pages and streams, which the OpenAPI document of the JSON API leaves out. */
export const RECORDS_UNDOCUMENTED: readonly string[] = [
  'GET /api/exports',
  'GET /api/import-files/refused',
  'GET /api/import-files/template',
  'POST /api/imports',
];
