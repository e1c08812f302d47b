import { msg, translate } from '@atrium/sdk';
import type { ContactText } from './contacts.slice.js';

const LABELS: Record<ContactText, string> = {
  firstname: msg('First name'),
  lastname: msg('Last name'),
  department: msg('Department'),
  company: msg('Company'),
  phone: msg('Phone'),
  email: msg('Email'),
  address: msg('Address'),
  notes: msg('Notes'),
};

export const labelOf = (field: ContactText): string => translate(LABELS[field]);
