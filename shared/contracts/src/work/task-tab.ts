import type { Tab } from '../permissions/permission-table.js';

/** Areas whose tasks are kept by those who hold `taskManagement` there. */
export const TASK_TABS = [
  'socialMediaHandling',
  'digitalMarketing',
  'whatsappMarketing',
  'websiteAndApp',
  'ecommerce',
  'salesAndTelecalling',
] as const satisfies readonly Tab[];
export type TaskTab = (typeof TASK_TABS)[number];

export const TASK_TAB_LABELS: Record<TaskTab, string> = {
  socialMediaHandling: 'Social media handling',
  digitalMarketing: 'Digital marketing',
  whatsappMarketing: 'WhatsApp marketing',
  websiteAndApp: 'Website and app',
  ecommerce: 'E-commerce',
  salesAndTelecalling: 'Sales and telecalling',
};
