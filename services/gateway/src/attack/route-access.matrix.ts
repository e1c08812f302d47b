import { CLIENTS_ACCESS } from '@atrium/clients/testing';
import { FINANCE_ACCESS } from '@atrium/finance/testing';
import { HR_ACCESS, HR_UNDOCUMENTED } from '@atrium/hr-service/testing';
import { IDENTITY_ACCESS } from '@atrium/identity/testing';
import { INBOX_ACCESS } from '@atrium/inbox/testing';
import { OPERATOR_ACCESS } from '@atrium/operator/testing';
import { PLATFORM_ACCESS, PLATFORM_UNDOCUMENTED } from '@atrium/platform/testing';
import { REACH_ACCESS, REACH_UNDOCUMENTED } from '@atrium/reach/testing';
import { RECORDS_ACCESS, RECORDS_UNDOCUMENTED } from '@atrium/records/testing';
import { REGISTRY_ACCESS } from '@atrium/registry/testing';
import { REQUESTS_ACCESS } from '@atrium/requests/testing';
import { WORK_ACCESS, WORK_UNDOCUMENTED } from '@atrium/work/testing';
import type { RouteAccess } from '@atrium/testing';

export const COLUMNS = ['nobody', 'client', 'employee', 'teamLeader', 'hr', 'admin'] as const;

/** Every route of the API with the roles that may call it by default. Each service brings its own part. */
export const ROUTE_ACCESS: RouteAccess = {
  ...PLATFORM_ACCESS,
  ...RECORDS_ACCESS,
  ...REACH_ACCESS,
  ...REGISTRY_ACCESS,
  ...IDENTITY_ACCESS,
  ...OPERATOR_ACCESS,
  ...INBOX_ACCESS,
  ...REQUESTS_ACCESS,
  ...WORK_ACCESS,
  ...CLIENTS_ACCESS,
  ...HR_ACCESS,
  ...FINANCE_ACCESS,
};

/** Pages and streams, which the OpenAPI document of the JSON API leaves out. */
export const UNDOCUMENTED: readonly string[] = [
  ...PLATFORM_UNDOCUMENTED,
  ...RECORDS_UNDOCUMENTED,
  ...REACH_UNDOCUMENTED,
  ...WORK_UNDOCUMENTED,
  ...HR_UNDOCUMENTED,
];
