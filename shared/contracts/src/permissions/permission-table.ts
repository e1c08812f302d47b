/** The actions on a resource. */
export const ACTIONS = ['read', 'create', 'update', 'delete', 'approve', 'export'] as const;
export type Action = (typeof ACTIONS)[number];

const AGENCY_RESOURCES = ['dashboard', 'teamManagement', 'clientManagement', 'taskManagement'] as const;

/** Every permission tab with its resources, in the order the product shows them. */
export const PERMISSION_TABLE = {
  agencyDashboard: ['widgets'],
  calendar: [],
  socialMediaHandling: [...AGENCY_RESOURCES, 'smmManagement'],
  digitalMarketing: [...AGENCY_RESOURCES, 'adsCampaign'],
  whatsappMarketing: [...AGENCY_RESOURCES, 'addDetails'],
  websiteAndApp: [...AGENCY_RESOURCES, 'addProject'],
  ecommerce: [...AGENCY_RESOURCES],
  salesAndTelecalling: [...AGENCY_RESOURCES, 'addLead', 'leadsTable'],
  hrOperations: [
    'leaveDuration',
    'workSchedule',
    'evaluation',
    'calendar',
    'addEmployee',
    'salaryManagement',
    'attendence',
    'hiring',
    'leave',
  ],
  clientManagement: ['clients', 'leads', 'proposals', 'projects'],
  settings: [],
  admin: ['users', 'company', 'apps', 'audit', 'integrations'],
  finance: ['payrollTable', 'payroll'],
} as const;

export type Tab = keyof typeof PERMISSION_TABLE;
export const TABS = Object.keys(PERMISSION_TABLE) as [Tab, ...Tab[]];
