import { defineArea } from '../areas/define-area.js';

const RESOURCE_LABELS = {
  dashboard: 'Dashboard',
  teamManagement: 'Team',
  clientManagement: 'Area clients',
  taskManagement: 'Tasks',
};

/** Permissions of areas that no service has yet. Each moves to its area when that exists. */
export const AGENCY_AREA = defineArea({
  key: 'agency',
  permissions: {
    agencyDashboard: { title: 'Agency dashboard', resources: { widgets: 'Widgets' } },
    calendar: { title: 'Calendar' },
    socialMediaHandling: {
      title: 'Social media handling',
      resources: { ...RESOURCE_LABELS, smmManagement: 'Social media posts' },
    },
    digitalMarketing: {
      title: 'Digital marketing',
      resources: { ...RESOURCE_LABELS, adsCampaign: 'Ad campaigns' },
    },
    whatsappMarketing: {
      title: 'WhatsApp marketing',
      resources: { ...RESOURCE_LABELS, addDetails: 'Details' },
    },
    websiteAndApp: {
      title: 'Website and app',
      resources: { ...RESOURCE_LABELS, addProject: 'Area projects' },
    },
    ecommerce: { title: 'E-commerce', resources: RESOURCE_LABELS },
    salesAndTelecalling: {
      title: 'Sales and telecalling',
      resources: { ...RESOURCE_LABELS, addLead: 'New leads', leadsTable: 'Leads table' },
    },
    finance: { title: 'Finance', resources: { payrollTable: 'Payroll table', payroll: 'Payroll' } },
  },
});
