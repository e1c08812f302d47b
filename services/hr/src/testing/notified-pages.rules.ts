import type { NotifiedPages } from '@atrium/testing';

export const HR_PAGES: NotifiedPages = {
  assessment: '/api/hr/own-assessments',
  'employee/Attendance': null,
  'employee/Documents': '/api/hr/employee-documents',
  'employee/Management': '/api/hr/employees',
  'hiring/applicant': '/api/hr/own-interviews',
  'leave/management': null,
};
