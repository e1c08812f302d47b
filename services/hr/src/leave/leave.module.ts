import { BLOCKED_LEAVE, LEAVE_POLICY, LEAVE_REQUEST_LIST, LEAVE_TYPE } from '@atrium/contracts';
import { contribute } from '@atrium/platform';
import { DescribedList, offerRecord, recordController } from '@atrium/records';
import { Module } from '@nestjs/common';
import { PersonCalendarModule } from '../person-calendar/person-calendar.module.js';
import { AbsenceRepository } from './absence.repository.js';
import { AbsenceService } from './absence.service.js';
import { BlockedLeaveService } from './blocked-leave.service.js';
import { CompOffCorrection } from './comp-off-correction.service.js';
import { OffDayWork } from './off-day-work.service.js';
import { CompOffService } from './comp-off.service.js';
import { LeaveOnDates } from './leave-on-date.service.js';
import { LeaveListExport } from './leave-export.service.js';
import { AttendanceModule } from '../attendance/attendance.module.js';
import { DayLockModule } from '../day-lock/day-lock.module.js';
import { LeaveAccrualJob } from './leave-accrual.job.js';
import { LeaveAccrual } from './leave-accrual.service.js';
import { LeaveEndingController } from './leave-ending.controller.js';
import { LeaveEnding } from './leave-ending.service.js';
import { LeaveFacts } from './leave-facts.repository.js';
import { LeaveFigures } from './leave-figures.service.js';
import { LeaveRequestKind } from './leave-request-kind.service.js';
import { RequestsModule } from '@atrium/requests';
import { LeaveAnswers } from './leave-answer.service.js';
import { LEAVE_WORDS } from './leave-audit.texts.js';
import { LeaveBalanceService } from './leave-balance.service.js';
import { LeaveDocumentFiles } from './leave-document-files.service.js';
import { LeaveHistoryRepository } from './leave-history.repository.js';
import { LeaveHistory } from './leave-history.service.js';
import { ComingLeaveRepository } from './coming-leave.repository.js';
import { LeaveCalendarNotifications } from './leave-calendar-notifications.service.js';
import { LeaveFollower } from './leave-follow.service.js';
import { LeaveCredits } from './leave-credits.service.js';
import { LeaveEligibilityRepository } from './leave-eligibility.repository.js';
import { LeaveEligibility } from './leave-eligibility.service.js';
import { LeaveSettling } from './leave-settling.service.js';
import { PlannedCredits } from './planned-credits.service.js';
import { LeaveKeepingController } from './leave-keeping.controller.js';
import { LeaveAllocations } from './leave-allocations.service.js';
import { LeaveKeeping } from './leave-keeping.service.js';
import { LeaveOffers } from './leave-offers.repository.js';
import { LeavePolicyController } from './leave-policy.controller.js';
import { BLOCKED_LEAVES, LEAVE_POLICIES } from './leave-policy.record.js';
import { LeavePolicyService } from './leave-policy.service.js';
import { LeaveReader } from './leave-reader.service.js';
import { LeaveRecount } from './leave-recount.service.js';
import { LeaveRequests } from './leave-request-list.service.js';
import { LeaveRequestAdding } from './leave-request-adding.service.js';
import { LeaveRequestService } from './leave-request.service.js';
import { LeaveTypeController } from './leave-type.controller.js';
import { LEAVE_TYPES } from './leave-type.record.js';
import { LeaveTypeService } from './leave-type.service.js';
import { LeaveApprovalsController } from './leave-approvals.controller.js';
import { LeaveApprovalReaders } from './leave-approval-readers.service.js';
import { LeaveApprovalService } from './leave-approvals.service.js';
import { LeavePages } from './leave-pages.service.js';
import { LeavePresence } from './leave-presence.repository.js';
import { LeaveBalanceExport } from './leave-sheet-export.service.js';
import { LeaveSheets } from './leave-sheet.repository.js';
import { LeaveSheetService } from './leave-sheet.service.js';
import { LeaveSource } from './leave-source.service.js';
import { LeaveWriter } from './leave-writer.repository.js';
import { LeaveYearEnd } from './leave-year-end.service.js';
import { LeaveController } from './leave.controller.js';
import { LeaveRepository } from './leave.repository.js';
import { EmployeeModule } from '../employee/employee.module.js';
import { LedgerRepository } from './ledger.repository.js';
import { OpeningBalances } from './opening-balance.importer.js';

const BLOCKED_LEAVE_CONTROLLER = recordController(BLOCKED_LEAVE, {
  rules: BLOCKED_LEAVES,
  service: BlockedLeaveService,
  called: { one: 'OneBlockedLeave', many: 'BlockedLeave' },
  group: 'BlockedLeave',
});

@Module({
  imports: [AttendanceModule, DayLockModule, EmployeeModule, PersonCalendarModule, RequestsModule],
  controllers: [
    recordController(LEAVE_TYPE, { rules: LEAVE_TYPES, service: LeaveTypeService }),
    LeaveTypeController,
    recordController(LEAVE_POLICY, { rules: LEAVE_POLICIES, service: LeavePolicyService }),
    LeavePolicyController,
    BLOCKED_LEAVE_CONTROLLER,
    LeaveController,
    LeaveApprovalsController,
    LeaveEndingController,
    LeaveKeepingController,
  ],
  providers: [
    ...offerRecord(LEAVE_TYPES),
    ...offerRecord(LEAVE_POLICIES),
    ...offerRecord(BLOCKED_LEAVES),
    contribute(LEAVE_WORDS),
    LeaveTypeService,
    LeavePolicyService,
    BlockedLeaveService,
    LeaveRepository,
    LeaveWriter,
    LeavePages,
    LeavePresence,
    LeaveSheets,
    LeaveSheetService,
    LeaveBalanceExport,
    LeaveApprovalReaders,
    LeaveApprovalService,
    LedgerRepository,
    LeaveOffers,
    LeaveEligibilityRepository,
    LeaveEligibility,
    PlannedCredits,
    LeaveSettling,
    LeaveReader,
    LeaveAnswers,
    LeaveRequests,
    LeaveRequestAdding,
    LeaveRequestService,
    LeaveRecount,
    LeaveBalanceService,
    LeaveAllocations,
    LeaveKeeping,
    LeaveYearEnd,
    LeaveAccrual,
    LeaveCredits,
    LeaveAccrualJob,
    LeaveDocumentFiles,
    AbsenceRepository,
    AbsenceService,
    CompOffCorrection,
    CompOffService,
    OffDayWork,
    LeaveOnDates,
    ComingLeaveRepository,
    LeaveCalendarNotifications,
    LeaveFollower,
    LeaveHistory,
    LeaveHistoryRepository,
    LeaveEnding,
    OpeningBalances,
    LeaveFacts,
    LeaveFigures,
    LeaveRequestKind,
    LeaveListExport,
    LeaveSource,
    contribute(new DescribedList(LEAVE_REQUEST_LIST)),
  ],
  exports: [
    LeaveOnDates,
    LeaveSheets,
    ComingLeaveRepository,
    LeaveRequestService,
    LeaveAccrual,
    LeaveFollower,
    LeaveHistory,
    LeaveKeeping,
    LeavePolicyService,
    LeaveRepository,
    LeaveTypeService,
    LeaveYearEnd,
  ],
})
export class LeaveModule {}
