import { INTERVIEW } from '@atrium/contracts';
import { IdentityModule } from '@atrium/identity';
import { AuditWords, contribute } from '@atrium/platform';
import { offerRecord, recordController } from '@atrium/records';
import { WorkModule } from '@atrium/work';
import { Module } from '@nestjs/common';
import { EmployeeModule } from '../employee/employee.module.js';
import { HiringModule } from '../hiring/hiring.module.js';
import { ApplicationScorecardList } from './application-scorecards.service.js';
import { InterviewFollower } from './interview-follower.service.js';
import { InterviewMails } from './interview-mails.service.js';
import { InterviewMessages } from './interview-messages.service.js';
import { InterviewPanels } from './interview-panel.repository.js';
import { InterviewReminderRepository } from './interview-reminder.repository.js';
import { InterviewRooms } from './interview-room.repository.js';
import { InterviewTimes } from './interview-times.service.js';
import { InterviewSending } from './interview-sending.service.js';
import { InterviewSource } from './interview-source.service.js';
import { InterviewSubjects } from './interview-subjects.service.js';
import { InterviewController } from './interview.controller.js';
import { InterviewJob } from './interview.job.js';
import { INTERVIEWS } from './interview.record.js';
import { Interviews } from './interviews.service.js';
import { OwnInterviewController } from './own-interview.controller.js';
import { OwnInterviewRepository } from './own-interview.repository.js';
import { OwnInterviews } from './own-interviews.service.js';
import { Scorecards } from './scorecard.repository.js';

const WORDS = new AuditWords({ kind: 'interview', verbs: { score: 'gave a scorecard of' } });

/** Interviews with applicants, and what those who hold them say. */
@Module({
  imports: [EmployeeModule, HiringModule, IdentityModule, WorkModule],
  controllers: [
    InterviewController,
    OwnInterviewController,
    recordController(INTERVIEW, {
      rules: INTERVIEWS,
      service: InterviewSending,
      only: ['list', 'get', 'update', 'cancel'],
    }),
    recordController(INTERVIEW, { rules: INTERVIEWS, service: Interviews, only: ['hold', 'miss'] }),
  ],
  providers: [
    ...offerRecord(INTERVIEWS),
    ApplicationScorecardList,
    InterviewFollower,
    InterviewJob,
    InterviewMails,
    InterviewMessages,
    InterviewPanels,
    InterviewReminderRepository,
    InterviewRooms,
    InterviewSending,
    InterviewSource,
    InterviewSubjects,
    Interviews,
    InterviewTimes,
    OwnInterviewRepository,
    OwnInterviews,
    Scorecards,
    contribute(WORDS),
  ],
  exports: [Interviews, OwnInterviews],
})
export class InterviewModule {}
