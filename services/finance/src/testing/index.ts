export * from './route-access.rules.js';
export * from './full-company.factory.js';
export { openPayroll, type Payroll } from './payroll.factory.js';
