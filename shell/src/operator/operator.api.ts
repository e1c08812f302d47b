import type {
  Maintenance,
  OperatedCompanyPage,
  OperatorLog,
  OperatorLogin,
  OperatorSession,
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
