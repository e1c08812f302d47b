import type {
  AbsenceList,
  AbsenceQuery,
  ApproveRequests,
  AskLeave,
  BalanceSheet,
  BalanceSheetQuery,
  BulkReport,
  DecideRequest,
  LeaveApprovalQuery,
  LeaveApprovals,
  LeaveBalanceQuery,
  LeaveBalances,
  LeaveLedger,
  LeaveLedgerQuery,
  LeavePreview,
  LeaveRequest,
  LeaveRequestQuery,
  Page,
  RequestDetail,
} from '@atrium/contracts';
import { api, type Keyed } from '@atrium/sdk';

/** What shows leave, and the days that it changes. */
export const CHANGED = ['Leave', 'Request', 'AttendanceDay', 'AttendanceBoard', 'Badge', 'Notification'];

/** Ends a request: one's own that waits, one's own that is approved, or anybody's by HR. */
export type LeaveEnding = 'withdraw' | 'request-cancel' | 'cancel' | 'cut-short';

interface EndedLeave {
  id: string;
  how: LeaveEnding;
  version: number;
  /** The person hears it. */
  reason?: string | null;
}

const leaveApi = api.injectEndpoints({
  endpoints: (build) => ({
    listLeaveBalances: build.query<LeaveBalances, LeaveBalanceQuery>({
      query: (params) => ({ url: 'hr/leave/balances', params }),
      providesTags: ['Leave'],
    }),
    listLeaveLedger: build.query<LeaveLedger, LeaveLedgerQuery>({
      query: (params) => ({ url: 'hr/leave/ledger', params }),
      providesTags: ['Leave'],
    }),
    listMyLeave: build.query<{ items: LeaveRequest[] }, void>({
      query: () => ({ url: 'hr/leave/requests/mine' }),
      providesTags: ['Leave'],
    }),
    listLeave: build.query<Page<LeaveRequest>, LeaveRequestQuery>({
      query: (params) => ({ url: 'hr/leave/requests', params }),
      providesTags: ['Leave'],
    }),
    listAbsences: build.query<AbsenceList, AbsenceQuery>({
      query: (params) => ({ url: 'hr/leave/absences', params }),
      providesTags: ['Leave'],
    }),
    previewLeave: build.query<LeavePreview, AskLeave>({
      query: (body) => ({ url: 'hr/leave/preview', method: 'POST', body }),
      providesTags: ['Leave'],
    }),
    askForLeave: build.mutation<LeaveRequest, Keyed<AskLeave>>({
      query: (asked) => ({ url: 'hr/leave/requests', method: 'POST', ...asked }),
      invalidatesTags: CHANGED,
    }),
    endLeave: build.mutation<unknown, EndedLeave>({
      query: ({ id, how, ...body }) => ({
        url: `hr/leave/requests/${id}/${how}`,
        method: 'POST',
        body,
      }),
      invalidatesTags: CHANGED,
    }),
  }),
});

/** What who decides sees and does. */
const deciderApi = api.injectEndpoints({
  endpoints: (build) => ({
    listLeaveApprovals: build.query<LeaveApprovals, LeaveApprovalQuery>({
      query: (params) => ({ url: 'hr/leave/approvals', params }),
      providesTags: ['Leave', 'Request'],
    }),
    getBalanceSheet: build.query<BalanceSheet, Partial<BalanceSheetQuery>>({
      query: (params) => ({ url: 'hr/leave/balance-sheet', params }),
      providesTags: ['Leave'],
    }),
    getLeaveDecisions: build.query<RequestDetail, string>({
      query: (id) => ({ url: `requests/${id}` }),
      providesTags: ['Leave', 'Request'],
    }),
    decideLeave: build.mutation<RequestDetail, DecideRequest & { id: string }>({
      query: ({ id, ...body }) => ({ url: `requests/${id}/decide`, method: 'POST', body }),
      invalidatesTags: CHANGED,
    }),
    approveLeave: build.mutation<BulkReport, ApproveRequests>({
      query: (body) => ({ url: 'requests/approve', method: 'POST', body }),
      invalidatesTags: CHANGED,
    }),
  }),
});

export const {
  useListLeaveBalancesQuery,
  useListLeaveLedgerQuery,
  useListMyLeaveQuery,
  useListLeaveQuery,
  useListAbsencesQuery,
  usePreviewLeaveQuery,
  useAskForLeaveMutation,
  useEndLeaveMutation,
} = leaveApi;

export const {
  useListLeaveApprovalsQuery,
  useGetBalanceSheetQuery,
  useGetLeaveDecisionsQuery,
  useDecideLeaveMutation,
  useApproveLeaveMutation,
} = deciderApi;
