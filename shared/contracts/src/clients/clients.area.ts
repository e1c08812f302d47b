import { defineArea } from '../areas/define-area.js';
import { CLIENT } from './client.js';
import { CLIENT_CONTACT } from './contact.js';
import { LEAD } from './lead.js';
import { MILESTONE } from './milestone.js';
import { CLIENT_ONBOARDING } from './onboarding.js';
import { PROJECT } from './project.js';
import { PROPOSAL } from './proposal.js';

/** Leads, clients, what is proposed to them and what is made for them. */
export const CLIENTS_AREA = defineArea({
  key: 'clients',
  records: [CLIENT, CLIENT_CONTACT, CLIENT_ONBOARDING, LEAD, MILESTONE, PROJECT, PROPOSAL],
  notifications: {
    'client.message': {
      title: 'A client of mine writes',
      ...{ group: 'Clients', icon: 'message', remote: 'clients' },
      places: [{ path: 'client/management', remote: 'clients' }],
      email: 'now',
    },
    'lead.given': {
      title: 'I get a lead',
      ...{ group: 'Clients', icon: 'user-plus', remote: 'clients' },
      places: [{ path: 'client/viewLead', remote: 'clients' }],
      email: 'now',
    },
    'milestone.decided': {
      title: 'A client answers a milestone of mine',
      ...{ group: 'Clients', icon: 'check', remote: 'clients' },
      places: [{ path: 'client/management', remote: 'clients' }],
      email: 'now',
    },
    'project.given': {
      title: 'I become the manager of a project',
      ...{ group: 'Clients', icon: 'briefcase', remote: 'clients' },
      places: [{ path: 'client/management', remote: 'clients' }],
      email: 'now',
    },
    'proposal.decided': {
      title: 'A proposal of mine is answered',
      ...{ group: 'Clients', icon: 'file', remote: 'clients' },
      places: [{ path: 'client/proposal', remote: 'clients' }],
      email: 'now',
    },
  },
  permissions: {
    clientManagement: {
      title: 'Client management',
      resources: { clients: 'Clients', leads: 'Leads', proposals: 'Proposals', projects: 'Projects' },
    },
  },
});
