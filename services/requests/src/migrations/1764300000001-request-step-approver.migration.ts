import { defineMigration } from '@atrium/platform';

/** Who decided a request or stood in for somebody sees it: found by person, whatever the age of the company. */
export const requestStepApproverMigration = defineMigration(
  '1764300000001-request-step-approver',
  `create index request_step_approver on request_step (company_id, approver_id, request_id) where state <> 'waiting';
create index request_step_for on request_step (company_id, for_id, request_id)
  where for_id is not null and state <> 'waiting';`,
);
