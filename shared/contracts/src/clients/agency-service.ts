/** What an agency does for a client; projects have the same kinds. */
export const AGENCY_SERVICES = ['smm', 'dm', 'whatsapp', 'website', 'app', 'ecommerce'] as const;
export type AgencyService = (typeof AGENCY_SERVICES)[number];
export const AGENCY_SERVICE_LABELS: Record<AgencyService, string> = {
  smm: 'Social media',
  dm: 'Digital ads',
  whatsapp: 'WhatsApp',
  website: 'Website',
  app: 'App',
  ecommerce: 'Online shop',
};
