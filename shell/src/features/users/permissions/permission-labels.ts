import type { Action, Tab } from '@atrium/contracts';
import { msg, translate } from '@atrium/sdk';

export const TAB_LABELS: Record<Tab, string> = {
  agencyDashboard: msg('Agency dashboard'),
  calendar: msg('Calendar'),
  socialMediaHandling: msg('Social media handling'),
  digitalMarketing: msg('Digital marketing'),
  whatsappMarketing: msg('WhatsApp marketing'),
  websiteAndApp: msg('Website and app'),
  ecommerce: msg('E-commerce'),
  salesAndTelecalling: msg('Sales and telecalling'),
  hrOperations: msg('HR operations'),
  clientManagement: msg('Client management'),
  settings: msg('Settings'),
  admin: msg('Administration'),
  finance: msg('Finance'),
};

const ACTION_LABELS: Record<Action, string> = {
  read: msg('Read::permission'),
  create: msg('Create'),
  update: msg('Change'),
  delete: msg('Archive'),
  approve: msg('Approve'),
  export: msg('Export'),
};

/** Of every tab: one name means the same everywhere. */
const RESOURCE_LABELS: Readonly<Record<string, string>> = {
  widgets: msg('Widgets'),
  dashboard: msg('Dashboard'),
  teamManagement: msg('Team'),
  clientManagement: msg('Clients of the area'),
  taskManagement: msg('Tasks'),
  smmManagement: msg('Social media posts'),
  adsCampaign: msg('Ad campaigns'),
  addDetails: msg('Details'),
  addProject: msg('Projects of the area'),
  addLead: msg('New leads'),
  leadsTable: msg('Table of leads'),
  leaveDuration: msg('Leave rules'),
  workSchedule: msg('Work schedule'),
  evaluation: msg('Evaluation'),
  calendar: msg('Calendar'),
  addEmployee: msg('Employees'),
  salaryManagement: msg('Salaries'),
  attendence: msg('Attendance'),
  hiring: msg('Hiring'),
  leave: msg('Leave'),
  clients: msg('Clients'),
  leads: msg('Leads'),
  proposals: msg('Proposals'),
  projects: msg('Projects'),
  users: msg('Users'),
  company: msg('Company'),
  apps: msg('Apps'),
  audit: msg('Audit trail'),
  integrations: msg('Integrations'),
  payrollTable: msg('Table of payrolls'),
  payroll: msg('Payroll'),
};

export const isTab = (name: string): name is Tab => name in TAB_LABELS;
export const tabName = (tab: Tab): string => translate(TAB_LABELS[tab]);
export const actionName = (action: Action): string => translate(ACTION_LABELS[action]);
/** A resource that the table does not name is told as it is. */
export const resourceName = (resource: string): string => translate(RESOURCE_LABELS[resource] ?? resource);
