export * from './route-access.rules.js';
export * from './full-company.factory.js';
export * from './notified-pages.rules.js';
export * from './list-queries.rules.js';
export { EvaluationDesk } from './evaluation-desk.factory.js';
export { endlessPdf } from './resume.factory.js';
export { leaveTypeFields } from './full-leave.factory.js';
export { assessmentFields, longQuestionFields } from './full-assessment.factory.js';
