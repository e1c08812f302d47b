import {
  LEAVE_REQUEST_LIST,
  leaveRequestQuerySchema,
  type LeaveRequest,
  type LeaveRequestQuery,
  type Page,
} from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { ListExport, type ExportValues } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { LeaveRequests } from './leave-request-list.service.js';

/** The list of leave as a file, for the people whom the reader may see. */
@Injectable()
export class LeaveListExport extends ListExport<typeof LEAVE_REQUEST_LIST, LeaveRequest, LeaveRequestQuery> {
  override readonly list = LEAVE_REQUEST_LIST;
  override readonly name = 'leave';
  override readonly remote = 'hr';
  override readonly query = leaveRequestQuerySchema;
  override readonly values: ExportValues<typeof LEAVE_REQUEST_LIST, LeaveRequest> = {
    from: ({ from }) => from,
    to: ({ to }) => to,
    employee: ({ employee }) => employee.name,
    type: ({ type }) => type.name,
    days: ({ days }) => days,
    unpaidDays: ({ unpaidDays }) => unpaidDays,
    hours: ({ hours }) => hours,
    state: ({ state }) => state,
  };

  constructor(private readonly requests: LeaveRequests) {
    super();
  }

  override page(user: SignedInUser, query: LeaveRequestQuery): Promise<Page<LeaveRequest>> {
    return this.requests.page(user, query);
  }
}
