import {
  EMPLOYEE,
  stepPath,
  type AskNotice,
  type Employee,
  type Exit,
  type ExtendProbation,
  type GiveNotice,
  type Lifecycle,
  type OwnNotice,
  type Rehire,
  type StatusCounts,
  type Suspend,
} from '@atrium/contracts';
import { api, type Keyed } from '@atrium/sdk';

/** What each step that needs more than the version sends. */
interface Orders {
  suspend: Suspend;
  giveNotice: GiveNotice;
  exit: Exit;
  extendProbation: ExtendProbation;
  rehire: Rehire;
}
export type LifecycleOrder = {
  [Step in keyof Orders]: { id: string; step: Step; body: Orders[Step] };
}[keyof Orders];

const CHANGED = [EMPLOYEE.tag, 'AttendanceBoard', 'User', 'Team', 'Department', 'Request', 'Badge'];
const OWN = ['OwnNotice', EMPLOYEE.tag, 'Request'];

const lifecycleApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLifecycle: build.query<Lifecycle, string>({
      query: (id) => ({ url: `hr/employees/${id}/lifecycle` }),
      providesTags: [EMPLOYEE.tag],
    }),
    countByStatus: build.query<StatusCounts, void>({
      query: () => ({ url: 'hr/employees/counts' }),
      providesTags: [EMPLOYEE.tag],
    }),
    takeLifecycleStep: build.mutation<Employee, LifecycleOrder>({
      query: ({ id, step, body }) => ({ url: `hr/employees/${id}/${stepPath(step)}`, method: 'POST', body }),
      invalidatesTags: CHANGED,
    }),
    getOwnNotice: build.query<OwnNotice, void>({
      query: () => ({ url: 'hr/employment/notice' }),
      providesTags: OWN,
    }),
    askForNotice: build.mutation<OwnNotice, Keyed<AskNotice>>({
      query: (asked) => ({ url: 'hr/employment/notice', method: 'POST', ...asked }),
      invalidatesTags: OWN,
    }),
    withdrawOwnNotice: build.mutation<OwnNotice, string>({
      query: (id) => ({ url: `hr/employment/notice/${id}/withdraw`, method: 'POST', body: {} }),
      invalidatesTags: OWN,
    }),
  }),
});

export const {
  useGetLifecycleQuery,
  useCountByStatusQuery,
  useTakeLifecycleStepMutation,
  useGetOwnNoticeQuery,
  useAskForNoticeMutation,
  useWithdrawOwnNoticeMutation,
} = lifecycleApi;
