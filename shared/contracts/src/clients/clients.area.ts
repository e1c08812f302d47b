import { defineArea } from '../areas/define-area.js';
import { CAPTURE_FORM } from './capture-form.js';
import { CLIENT } from './client.js';
import { CONSENT } from './consent.js';
import { CLIENT_CONTACT } from './contact.js';
import { FORM_SUBMISSION } from './form-submission.js';
import { LEAD } from './lead.js';
import { MILESTONE } from './milestone.js';
import { CLIENT_ONBOARDING } from './onboarding.js';
import { PROJECT } from './project.js';
import { PROPOSAL } from './proposal.js';
import { PROPOSAL_TEMPLATE } from './proposal-template.js';

/** Leads, clients, what is proposed to them and what is made for them. */
export const CLIENTS_AREA = defineArea({
  key: 'clients',
  records: [
    CAPTURE_FORM,
    CLIENT,
    CLIENT_CONTACT,
    CLIENT_ONBOARDING,
    CONSENT,
    FORM_SUBMISSION,
    LEAD,
    MILESTONE,
    PROJECT,
    PROPOSAL,
    PROPOSAL_TEMPLATE,
  ],
  notifications: {
    'client.message': {
      title: 'A client of mine writes',
      group: 'Clients',
      icon: 'message',
      remote: 'clients',
      access: CLIENT.check('read'),
      places: [{ path: 'client/management', remote: 'clients' }],
      email: 'now',
    },
    'lead.given': {
      title: 'I get a lead',
      group: 'Clients',
      icon: 'user-plus',
      remote: 'clients',
      access: LEAD.check('read'),
      places: [{ path: 'client/viewLead', remote: 'clients' }],
      email: 'now',
    },
    'lead.merged': {
      title: 'A lead of mine is merged',
      group: 'Clients',
      icon: 'users',
      remote: 'clients',
      access: LEAD.check('read'),
      places: [{ path: 'client/viewLead', remote: 'clients' }],
      email: 'off',
    },
    'client.merged': {
      title: 'A client of mine is merged',
      group: 'Clients',
      icon: 'users',
      remote: 'clients',
      access: CLIENT.check('read'),
      places: [{ path: 'client/management', remote: 'clients' }],
      email: 'off',
    },
    'lead.due': {
      title: 'A first answer of mine is due',
      group: 'Clients',
      icon: 'clock',
      remote: 'clients',
      access: LEAD.check('read'),
      places: [{ path: 'client/viewLead', remote: 'clients' }],
      email: 'off',
    },
    'lead.late': {
      title: 'A first answer is late',
      group: 'Clients',
      icon: 'alert-circle',
      remote: 'clients',
      access: LEAD.check('read'),
      places: [{ path: 'client/viewLead', remote: 'clients' }],
      email: 'now',
    },
    'lead.next': {
      title: 'A next action of mine is due',
      group: 'Clients',
      icon: 'bell',
      remote: 'clients',
      access: LEAD.check('read'),
      places: [{ path: 'client/viewLead', remote: 'clients' }],
      email: 'now',
    },
    'lead.stale': {
      title: 'Nothing happens with leads of mine',
      group: 'Clients',
      icon: 'clock',
      remote: 'clients',
      access: LEAD.check('read'),
      places: [{ path: 'client/viewLead', remote: 'clients' }],
      email: 'off',
    },
    'lead.handed': {
      title: 'I take over leads and clients of someone who leaves',
      group: 'Clients',
      icon: 'user-plus',
      remote: 'clients',
      access: LEAD.check('read'),
      places: [{ path: 'client/viewLead', remote: 'clients' }],
      email: 'now',
    },
    'enquiry.lead': {
      title: 'Someone asks by a web form',
      group: 'Clients',
      icon: 'user-plus',
      remote: 'clients',
      access: LEAD.check('read'),
      places: [{ path: 'client/viewLead', remote: 'clients' }],
      email: 'now',
    },
    'enquiry.client': {
      title: 'A client of mine asks by a web form',
      group: 'Clients',
      icon: 'briefcase',
      remote: 'clients',
      access: CLIENT.check('read'),
      places: [{ path: 'client/management', remote: 'clients' }],
      email: 'now',
    },
    'enquiry.waiting': {
      title: 'Web enquiries wait in quarantine',
      group: 'Clients',
      icon: 'clock',
      remote: 'clients',
      access: FORM_SUBMISSION.check('read'),
      places: [{ path: 'client/management', remote: 'clients' }],
      email: 'off',
    },
    'milestone.decided': {
      title: 'A client answers a milestone of mine',
      group: 'Clients',
      icon: 'check',
      remote: 'clients',
      access: PROJECT.check('read'),
      places: [{ path: 'client/management', remote: 'clients' }],
      email: 'now',
    },
    'project.given': {
      title: 'I become the manager of a project',
      group: 'Clients',
      icon: 'briefcase',
      remote: 'clients',
      access: PROJECT.check('read'),
      places: [{ path: 'client/management', remote: 'clients' }],
      email: 'now',
    },
    'proposal.comment': {
      title: 'A client writes about a proposal of mine',
      group: 'Clients',
      icon: 'message',
      remote: 'clients',
      access: PROPOSAL.check('read'),
      places: [{ path: 'client/proposal', remote: 'clients' }],
      email: 'now',
    },
    'proposal.decided': {
      title: 'A proposal of mine is answered',
      group: 'Clients',
      icon: 'file',
      remote: 'clients',
      access: PROPOSAL.check('read'),
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
