import type { Client, ClientContact } from '@atrium/contracts';
import { lazyDialog, t, useStep } from '@atrium/sdk';
import { Badge, Button, Icon, ListRow, RowMenu, ShortList, type MenuItem } from '@atrium/ui';
import { useState } from 'react';
import { contactApi } from '../../../shared/client.api.js';
import type { ContactDialogProps } from './contact.dialog.js';

const ContactDialog = lazyDialog<ContactDialogProps>(() => import('./contact.dialog.js'));

type Form = { row: ClientContact | null } | null;

/** The people at a client, with what they may do. */
export default function ContactList({ client }: { client: Client }) {
  const [form, setForm] = useState<Form>(null);
  const itemsOf = useContactItems((row) => setForm({ row }));
  const add = client.allowedTransitions.includes('update') && (
    <Button size="sm" onClick={() => setForm({ row: null })}>
      <Icon name="plus" /> {t('Add contact')}
    </Button>
  );
  return (
    <>
      <ShortList
        api={contactApi}
        query={{ client: client.id, sort: 'name' }}
        title={t('Contacts')}
        failed={t('The contacts could not be loaded')}
        actions={add}
        empty={{
          title: t('No contacts yet'),
          text: t('Add those who decide, those who sign and those who answer the phone.'),
        }}
      >
        {(items) => <Rows items={items} itemsOf={itemsOf} />}
      </ShortList>
      {form && <ContactDialog row={form.row} clientId={client.id} onClose={() => setForm(null)} />}
    </>
  );
}

interface RowsProps {
  items: readonly ClientContact[];
  itemsOf: (contact: ClientContact) => MenuItem[];
}

function Rows({ items, itemsOf }: RowsProps) {
  return items.map((contact) => (
    <ListRow
      key={contact.id}
      wrap
      title={contact.name}
      text={[contact.role, contact.emails[0], contact.phones[0]].filter(Boolean).join(' · ')}
      end={<ContactEnd contact={contact} items={itemsOf(contact)} />}
    />
  ));
}

function ContactEnd({ contact, items }: { contact: ClientContact; items: MenuItem[] }) {
  const [phone] = contact.phones;
  return (
    <div className="d-flex flex-wrap align-items-center gap-2">
      {contact.isPrimary && <Badge>{t('First to call')}</Badge>}
      {contact.signs && <Badge>{t('May sign')}</Badge>}
      {contact.doNotCall && <Badge>{t('Do not call')}</Badge>}
      {phone && !contact.doNotCall && (
        <a
          className="btn btn-ghost btn-icon btn-sm"
          href={`tel:${phone}`}
          aria-label={t('Call {name}', { name: contact.name })}
        >
          <Icon name="phone" />
        </a>
      )}
      {contact.emails[0] && (
        <a
          className="btn btn-ghost btn-icon btn-sm"
          href={`mailto:${contact.emails[0]}`}
          aria-label={t('Write to {name}', { name: contact.name })}
        >
          <Icon name="mail" />
        </a>
      )}
      {items.length > 0 && <RowMenu label={t('Actions for {name}', { name: contact.name })} items={items} />}
    </div>
  );
}

function useContactItems(onEdit: (row: ClientContact) => void) {
  const { take: call } = contactApi.useCalls();
  const { take } = useStep();
  return (row: ClientContact): MenuItem[] => {
    const archive = () =>
      take({
        of: row.id,
        work: () => call({ id: row.id, step: 'archive', version: row.version }),
        done: t('{name} is archived', { name: row.name }),
      });
    const items: Record<string, MenuItem> = {
      update: { label: t('Edit'), icon: 'pencil', onSelect: () => onEdit(row) },
      archive: { label: t('Archive'), icon: 'archive', onSelect: () => void archive() },
    };
    return row.allowedTransitions.flatMap((step) => items[step] ?? []);
  };
}
