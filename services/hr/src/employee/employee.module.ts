import { EMPLOYEE } from '@atrium/contracts';
import { IdentityModule } from '@atrium/identity';
import { contribute } from '@atrium/platform';
import { offerRecord, recordController } from '@atrium/records';
import { Module } from '@nestjs/common';
import { DayLockModule } from '../day-lock/day-lock.module.js';
import { EmployeeCoworkers } from './employee-coworkers.service.js';
import { EmployeeDetails } from './employee-details.service.js';
import { EmployeeInvitation } from './employee-invitation.service.js';
import { EmployeeNames } from './employee-names.service.js';
import { EmployeePhoto } from './employee-photo.service.js';
import { EmployeePhotoController } from './employee-photo.controller.js';
import { EmployeePhotoFiles } from './employee-photo-files.service.js';
import { EmployeePhotos } from './employee-photos.service.js';
import { EmployeePlaces } from './employee-places.service.js';
import { EmployeeRegistration } from './employee-registration.service.js';
import { HrTeamDirectory } from './hr-team-directory.service.js';
import { ReportingLines } from './reporting-line.repository.js';
import { EmployeeRepository } from './employee.repository.js';
import { EMPLOYEES } from './employee.record.js';
import { EmployeeService } from './employee.service.js';
import { ManagerNotifications } from './manager-notifications.service.js';
import { OwnPhotoFiles } from './own-photo-files.service.js';
import { ReportingLineSubjects } from './reporting-line-subjects.service.js';
import { EMPLOYEE_WORDS } from './employee-audit.texts.js';
import { About, OwnToo } from '../own-record/about-person.decorator.js';
import { DECIDED } from '../own-record/about-person.rules.js';

const EMPLOYEE_CONTROLLER = recordController(EMPLOYEE, {
  rules: EMPLOYEES,
  service: EmployeeService,
  only: ['list', 'get', 'create', 'update', 'bulk', 'archive', 'restore'],
  decorated: {
    update: About({ in: 'id', fields: DECIDED }),
    archive: About({ in: 'id' }),
    restore: About({ in: 'id' }),
  },
});

const INVITATION_CONTROLLER = recordController(EMPLOYEE, {
  rules: EMPLOYEES,
  service: EmployeeInvitation,
  only: ['invite'],
  decorated: { invite: OwnToo('Whoever has no account is not signed in.') },
});

@Module({
  imports: [DayLockModule, IdentityModule],
  controllers: [EMPLOYEE_CONTROLLER, INVITATION_CONTROLLER, EmployeePhotoController],
  providers: [
    ...offerRecord(EMPLOYEES),
    contribute(EMPLOYEE_WORDS),
    EmployeeCoworkers,
    EmployeeDetails,
    EmployeeInvitation,
    EmployeeNames,
    EmployeePhoto,
    EmployeePhotoFiles,
    EmployeePhotos,
    EmployeePlaces,
    EmployeeRegistration,
    EmployeeRepository,
    EmployeeService,
    HrTeamDirectory,
    ReportingLines,
    ManagerNotifications,
    OwnPhotoFiles,
    ReportingLineSubjects,
  ],
  exports: [
    EmployeeInvitation,
    EmployeeNames,
    EmployeePhoto,
    EmployeePlaces,
    EmployeeRegistration,
    EmployeeRepository,
    EmployeeService,
    ReportingLines,
  ],
})
export class EmployeeModule {}
