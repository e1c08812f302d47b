import type { RouteAccess } from '@atrium/testing';

const yes = true;
const no = false;

/** Who is let in, in the order of the roles that `RouteAccess` names. */
// prettier-ignore
export const PLATFORM_ACCESS: RouteAccess = {
  'GET /api/health/live':          [yes,  yes,   yes,    yes,  yes,  yes],
  'GET /api/health/ready':         [yes,  yes,   yes,    yes,  yes,  yes],
  'GET /api/docs':                 [yes,  yes,   yes,    yes,  yes,  yes],
  'GET /api/docs/swagger-ui-bundle.js': [yes, yes, yes, yes, yes, yes],
  'GET /api/docs/swagger-ui.css':  [yes,  yes,   yes,    yes,  yes,  yes],
  'GET /api/openapi.json':         [yes,  yes,   yes,    yes,  yes,  yes],
  'GET /.well-known/security.txt': [yes,  yes,   yes,    yes,  yes,  yes],
  'GET /api/portal/maintenance':   [yes,  yes,   yes,    yes,  yes,  yes],
  'GET /api/events':               [no,   yes,   yes,    yes,  yes,  yes],
  'GET /api/jobs/{id}':            [no,   no,    yes,    yes,  yes,  yes],
  'POST /api/jobs/{id}/cancel':    [no,   no,    yes,    yes,  yes,  yes],
};

/** Pages and streams, which the OpenAPI document of the JSON API leaves out. */
export const PLATFORM_UNDOCUMENTED: readonly string[] = [
  'GET /.well-known/security.txt',
  'GET /api/docs',
  'GET /api/docs/swagger-ui-bundle.js',
  'GET /api/docs/swagger-ui.css',
  'GET /api/events',
  'GET /api/openapi.json',
];
