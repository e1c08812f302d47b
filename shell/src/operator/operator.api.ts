import type {
  DeadJobList,
  HeldMailList,
  Maintenance,
  OperatedCompanyPage,
  OperatorLog,
  OperatorLogin,
  OperatorSession,
  RecoveryCodes,
  ReleasedMail,
  RetriedJobs,
  SecondFactorProof,
  SecondFactorSetup,
  SetMaintenance,
} from '@atrium/contracts';
import { callApi } from '@atrium/sdk';

export const getOperator = () => callApi<OperatorSession>({ url: 'platform/me' });
export const signInOperator = (body: OperatorLogin) =>
  callApi<OperatorSession>({ url: 'platform/login', method: 'POST', body });
export const signOutOperator = () => callApi({ url: 'platform/logout', method: 'POST' });

const factor = (step: string) => ({ url: `platform/second-factor${step}`, method: 'POST' }) as const;
export const beginOperatorFactor = (password: string) =>
  callApi<SecondFactorSetup>({ ...factor(''), body: { password } });
export const turnOnOperatorFactor = (code: string) =>
  callApi<RecoveryCodes>({ ...factor('/on'), body: { code } });
export const replaceOperatorCodes = (proof: SecondFactorProof) =>
  callApi<RecoveryCodes>({ ...factor('/recovery-codes'), body: proof });
export const turnOffOperatorFactor = (proof: SecondFactorProof) =>
  callApi({ ...factor('/off'), body: proof });

export const listCompanies = (search: string, after?: string) =>
  callApi<OperatedCompanyPage>({ url: 'platform/companies', params: { search, after } });
export const listLog = (before?: number) => callApi<OperatorLog>({ url: 'platform/log', params: { before } });
export const setMaintenance = (body: SetMaintenance) =>
  callApi<Maintenance>({ url: 'platform/maintenance', method: 'PUT', body });
export const listDeadJobs = () => callApi<DeadJobList>({ url: 'platform/dead-jobs' });
export const listHeldMail = () => callApi<HeldMailList>({ url: 'platform/held-mail' });
export const releaseMail = (companyId: string) =>
  callApi<ReleasedMail>({ url: 'platform/held-mail/release', method: 'POST', body: { companyId } });
/** @param id null: all */
export const retryDeadJobs = (id: string | null) =>
  callApi<RetriedJobs>({ url: 'platform/dead-jobs/retry', method: 'POST', body: { id } });
