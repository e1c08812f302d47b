import { BLOCKED_LEAVE, LEAVE_POLICY, LEAVE_TYPE } from '@atrium/contracts';
import { recordApi } from '@atrium/sdk';

/** Balances are shown by type. */
export const leaveTypeApi = recordApi(LEAVE_TYPE, { also: ['Leave', LEAVE_POLICY.tag] });
export const leavePolicyApi = recordApi(LEAVE_POLICY, { also: ['Leave'] });
export const blockedLeaveApi = recordApi(BLOCKED_LEAVE, { also: ['Leave'] });
