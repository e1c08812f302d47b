import type {
  DeadJobList,
  Maintenance,
  OperatedCompanyPage,
  OperatorLog,
  OperatorLogin,
  OperatorSession,
  RetriedJobs,
  SetMaintenance,
} from '@atrium/contracts';
import { callApi } from '@atrium/sdk';

export const getOperator = () => callApi<OperatorSession>({ url: 'platform/me' });
export const signInOperator = (body: OperatorLogin) =>
  callApi<OperatorSession>({ url: 'platform/login', method: 'POST', body });
export const signOutOperator = () => callApi({ url: 'platform/logout', method: 'POST' });
export const listCompanies = (search: string, after?: string) =>
  callApi<OperatedCompanyPage>({ url: 'platform/companies', params: { search, after } });
export const listLog = (before?: number) => callApi<OperatorLog>({ url: 'platform/log', params: { before } });
export const setMaintenance = (body: SetMaintenance) =>
  callApi<Maintenance>({ url: 'platform/maintenance', method: 'PUT', body });
export const listDeadJobs = () => callApi<DeadJobList>({ url: 'platform/dead-jobs' });
/** @param id null: all */
export const retryDeadJobs = (id: string | null) =>
  callApi<RetriedJobs>({ url: 'platform/dead-jobs/retry', method: 'POST', body: { id } });
