import type { NotifiedPages } from '@atrium/testing';

export const CLIENTS_PAGES: NotifiedPages = {
  'client/management': '/api/clients',
  'client/management?show=projects': '/api/projects',
  'client/proposal': '/api/proposals',
  'client/viewLead': '/api/leads',
};
