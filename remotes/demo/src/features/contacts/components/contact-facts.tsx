import { t } from '@atrium/sdk';
import type { ReactNode } from 'react';
import { labelOf } from '../contact-fields.format.js';
import type { Contact, ContactText } from '../contacts.slice.js';
import css from './contact.module.scss';

const FIELDS: readonly ContactText[] = ['department', 'company', 'phone', 'email', 'address', 'notes'];

function valueOf(contact: Contact, field: ContactText): ReactNode {
  const value = contact[field];
  if (value === '') return <span className="at-faint">{t('Not given')}</span>;
  if (field === 'email') return <a href={`mailto:${value}`}>{value}</a>;
  if (field === 'phone')
    return (
      <a href={`tel:${value.replaceAll(' ', '')}`}>
        <bdi dir="ltr">{value}</bdi>
      </a>
    );
  return value;
}

export function ContactFacts({ contact }: { contact: Contact }) {
  return (
    <dl className={css.facts}>
      {FIELDS.map((field) => (
        <div key={field}>
          <dt>{labelOf(field)}</dt>
          <dd dir="auto">{valueOf(contact, field)}</dd>
        </div>
      ))}
    </dl>
  );
}
