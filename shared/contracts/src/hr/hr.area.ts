import { defineArea } from '../areas/define-area.js';
import type { NotificationKinds } from '../areas/notification-kind.js';
import { CHECKLIST_ITEM } from './checklist.js';
import { APPRAISAL } from './appraisal.js';
import { ASSET } from './asset.js';
import { DEPARTMENT } from './department.js';
import { DESIGNATION } from './designation.js';
import { BLOCKED_LEAVE, LEAVE_POLICY } from './leave-policy.js';
import { EVALUATION_CYCLE } from './evaluation-cycle.js';
import { EVALUATION_FORM } from './evaluation-form.js';
import { EVALUATION_RESULT } from './evaluation-result.js';
import { EVALUATION_TEMPLATE } from './evaluation-template.js';
import { LEAVE_TYPE } from './leave-type.js';
import { EMPLOYEE } from './employee.js';
import { EMPLOYEE_DOCUMENT } from './employee-document.js';
import { ID_CARD } from './id-card.js';
import { LETTER_TEMPLATE } from './letter.js';
import { SCHEDULE, SCHEDULE_ASSIGNMENT } from './schedule.js';
import { SHIFT } from './shift.js';
import { HOLIDAY } from './holiday.js';
import { HOLIDAY_LIST, HOLIDAY_LIST_ASSIGNMENT } from './holiday-list.js';
import { TEAM } from './team.js';
import { WORKPLACE } from './workplace.js';
import { ASSESSMENT } from './assessment/assessment.js';
import { ASSESSMENT_ATTEMPT, ASSESSMENT_INVITATION } from './assessment/assessment-people.js';
import { ASSESSMENT_QUESTION } from './assessment/assessment-question.js';
import { APPLICATION } from './hiring/application.js';
import { CANDIDATE } from './hiring/candidate.js';
import { INTERVIEW } from './hiring/interview.js';
import { OFFER } from './hiring/offer.js';
import { OPENING } from './hiring/opening.js';
import { REQUISITION } from './hiring/requisition.js';

const attendance = { path: 'employee/Attendance', remote: 'hr' } as const;

const PEOPLE: NotificationKinds = {
  'people.new-manager': {
    title: 'I get another manager',
    group: 'People',
    icon: 'users',
    remote: 'hr',
    places: [attendance],
    email: 'daily',
  },
  'people.new-report': {
    title: 'Someone starts to report to me',
    group: 'People',
    icon: 'users',
    remote: 'hr',
    places: [attendance],
    email: 'daily',
  },
  'people.lifecycle': {
    title: 'Someone leaves, or their probation ends',
    group: 'People',
    icon: 'users',
    remote: 'hr',
    places: [
      { path: 'employee/Management', remote: 'hr', access: EMPLOYEE.check('read') },
      { path: 'dashboard/TeamLeader', remote: 'hr', access: { roles: ['admin', 'hr', 'teamLeader'] } },
      { path: 'people' },
    ],
    email: 'now',
  },
  'people.report': {
    title: 'A report that I asked for',
    group: 'People',
    icon: 'file',
    remote: 'hr',
    access: EMPLOYEE.check('read'),
    places: [{ path: 'employee/Reports', remote: 'hr' }],
    email: 'now',
  },
  'people.events': {
    title: 'Birthdays and work anniversaries',
    group: 'People',
    icon: 'cake',
    remote: 'hr',
    access: EMPLOYEE.check('read'),
    places: [{ path: 'requests' }],
    email: 'daily',
  },
};

const ATTENDANCE: NotificationKinds = {
  'attendance.forgotten': {
    title: 'I forgot to clock out',
    group: 'Attendance',
    icon: 'clock',
    remote: 'hr',
    places: [attendance],
    email: 'now',
  },
  'attendance.open': {
    title: 'My attendance is open and pay waits for it',
    group: 'Attendance',
    icon: 'clock',
    remote: 'hr',
    places: [attendance],
    email: 'now',
  },
  'attendance.team-open': {
    title: 'Attendance that I decide about is open and pay waits for it',
    group: 'Attendance',
    icon: 'clock',
    remote: 'hr',
    places: [{ path: 'requests' }],
    email: 'now',
  },
  'attendance.team-forgotten': {
    title: 'Someone in my team forgot to clock out',
    group: 'Attendance',
    icon: 'clock',
    remote: 'hr',
    access: { tab: 'hrOperations', resource: 'attendence', action: 'read' },
    places: [attendance],
    email: 'off',
  },
};

const LEAVE: NotificationKinds = {
  'leave.calendar': {
    title: 'A day of my leave becomes a day off, or a working day again',
    group: 'Leave',
    icon: 'beach',
    remote: 'hr',
    places: [{ path: 'leave/management' }],
    email: 'daily',
  },
};

const profile = { path: 'employee/Profile' } as const;
const documents = { path: 'employee/Documents', remote: 'hr' } as const;

const DOCUMENTS: NotificationKinds = {
  'documents.asked': {
    title: 'HR asks me for a document or sends one back',
    group: 'Documents',
    icon: 'file',
    remote: 'hr',
    places: [profile],
    email: 'now',
  },
  'documents.own-expiring': {
    title: 'A document of mine expires',
    group: 'Documents',
    icon: 'clock',
    remote: 'hr',
    places: [profile],
    email: 'now',
  },
  'documents.received': {
    title: 'A document waits to be verified',
    group: 'Documents',
    icon: 'file',
    remote: 'hr',
    access: EMPLOYEE.check('read'),
    places: [documents],
    email: 'daily',
  },
  'documents.expiring': {
    title: 'A document of an employee expires',
    group: 'Documents',
    icon: 'clock',
    remote: 'hr',
    access: EMPLOYEE.check('read'),
    places: [documents],
    email: 'daily',
  },
};

const EVALUATIONS: NotificationKinds = {
  'evaluation.form-due': {
    title: 'An evaluation form waits for me',
    group: 'Evaluations',
    icon: 'file',
    remote: 'hr',
    places: [profile],
    email: 'now',
  },
  'evaluation.published': {
    title: 'The result of my evaluation is published',
    group: 'Evaluations',
    icon: 'file',
    remote: 'hr',
    places: [profile],
    email: 'now',
  },
};

const assessments = { path: 'assessment', remote: 'hr' } as const;

const ASSESSMENTS: NotificationKinds = {
  'assessment.invited': {
    title: 'An assessment waits for me',
    group: 'Assessments',
    icon: 'list',
    remote: 'hr',
    places: [assessments],
    email: 'now',
  },
  'assessment.closing': {
    title: 'The closing time of my assessment changes',
    group: 'Assessments',
    icon: 'clock',
    remote: 'hr',
    places: [assessments],
    email: 'now',
  },
  'assessment.scored': {
    title: 'The result of my assessment is there',
    group: 'Assessments',
    icon: 'list',
    remote: 'hr',
    places: [assessments],
    email: 'daily',
  },
};

const applicant = { path: 'hiring/applicant', remote: 'hr' } as const;

const HIRING: NotificationKinds = {
  'hiring.applied': {
    title: 'Someone applies for an opening of mine',
    group: 'Hiring',
    icon: 'user-plus',
    remote: 'hr',
    access: APPLICATION.check('read'),
    places: [applicant],
    email: 'daily',
  },
  'hiring.answered': {
    title: 'An applicant answers an offer',
    group: 'Hiring',
    icon: 'user-plus',
    remote: 'hr',
    access: APPLICATION.check('read'),
    places: [applicant],
    email: 'now',
  },
  'hiring.interview': {
    title: 'An interview of mine is scheduled or changed',
    group: 'Hiring',
    icon: 'calendar',
    remote: 'hr',
    places: [applicant],
    email: 'now',
  },
  'hiring.interview-cancelled': {
    title: 'An interview of mine is cancelled',
    group: 'Hiring',
    icon: 'calendar',
    remote: 'hr',
    places: [applicant],
    email: 'now',
  },
  'hiring.interview-soon': {
    title: 'An interview of mine starts in an hour',
    group: 'Hiring',
    icon: 'clock',
    remote: 'hr',
    places: [applicant],
    email: 'off',
  },
  'hiring.scorecard-owed': {
    title: 'A scorecard of an interview waits for me',
    group: 'Hiring',
    icon: 'list',
    remote: 'hr',
    places: [applicant],
    email: 'now',
  },
};

/** Employees, their departments and designations, and attendance. */
export const HR_AREA = defineArea({
  key: 'hr',
  records: [
    EMPLOYEE,
    EMPLOYEE_DOCUMENT,
    LETTER_TEMPLATE,
    ID_CARD,
    ASSET,
    CHECKLIST_ITEM,
    DEPARTMENT,
    DESIGNATION,
    LEAVE_TYPE,
    LEAVE_POLICY,
    BLOCKED_LEAVE,
    SHIFT,
    SCHEDULE,
    SCHEDULE_ASSIGNMENT,
    HOLIDAY,
    HOLIDAY_LIST,
    HOLIDAY_LIST_ASSIGNMENT,
    WORKPLACE,
    TEAM,
    REQUISITION,
    OPENING,
    CANDIDATE,
    APPLICATION,
    INTERVIEW,
    OFFER,
    EVALUATION_TEMPLATE,
    EVALUATION_CYCLE,
    EVALUATION_FORM,
    EVALUATION_RESULT,
    APPRAISAL,
    ASSESSMENT_QUESTION,
    ASSESSMENT,
    ASSESSMENT_INVITATION,
    ASSESSMENT_ATTEMPT,
  ],
  notifications: {
    ...PEOPLE,
    ...ATTENDANCE,
    ...LEAVE,
    ...DOCUMENTS,
    ...EVALUATIONS,
    ...ASSESSMENTS,
    ...HIRING,
  },
  permissions: {
    hrOperations: {
      title: 'HR operations',
      resources: {
        leaveDuration: 'Leave rules',
        workSchedule: 'Work schedule',
        evaluation: 'Evaluation',
        calendar: 'Calendar',
        addEmployee: 'Employees',
        salaryManagement: 'Salaries',
        attendence: 'Attendance',
        hiring: 'Hiring',
        leave: 'Leave',
      },
    },
  },
});
