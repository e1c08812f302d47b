import type { EntityClass } from '@atrium/platform';
import { AttendanceDayEntity } from './attendance/attendance-day.entity.js';
import { PunchEntity } from './attendance/punch.entity.js';
import { EmployeeDocumentEntity } from './document/employee-document.entity.js';
import { EmployeeEntity } from './employee/employee.entity.js';

export { AttendanceHistory } from './attendance/attendance-history.service.js';
export { endForgottenSessions } from './attendance/forgotten-clock-out.job.js';
export type { MadePunch } from './attendance/punch-recorder.service.js';
export { EmployeeArchive } from './employee/employee-archive.service.js';
export { EmployeeReader } from './employee/employee-reader.service.js';
export { EmployeeService } from './employee/employee.service.js';
export { HrModule } from './hr.module.js';
export { hrMigrations } from './migrations/index.js';

export const hrEntities: EntityClass[] = [
  EmployeeEntity,
  EmployeeDocumentEntity,
  AttendanceDayEntity,
  PunchEntity,
];
