import { EMPLOYEE, PERSONAL_LABELS, type EmergencyContact } from '@atrium/contracts';
import { api, t, translate } from '@atrium/sdk';
import { Button, ListRow, Loaded } from '@atrium/ui';
import { useState } from 'react';

const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    listEmergencyContacts: build.query<{ items: EmergencyContact[] }, string>({
      query: (employeeId) => ({ url: `${EMPLOYEE.path}/${employeeId}/emergency-contacts` }),
      providesTags: ['PersonalDetails'],
    }),
  }),
});
const { useListEmergencyContactsQuery } = contactApi;

/** Whom to call when something happens to somebody whom the reader leads; asked for by a press. */
export default function EmergencyContacts({ employeeId }: { employeeId: string }) {
  const [asked, setAsked] = useState(false);
  if (asked) return <ContactRows employeeId={employeeId} />;
  return (
    <Button size="sm" icon="phone" onClick={() => setAsked(true)}>
      {t('Show emergency contacts')}
    </Button>
  );
}

function ContactRows({ employeeId }: { employeeId: string }) {
  const query = useListEmergencyContactsQuery(employeeId);
  return (
    <section aria-label={translate(PERSONAL_LABELS.emergencyContacts)} aria-busy={!query.data}>
      <Loaded of={query} title={t('The emergency contacts could not be loaded')}>
        {({ items }) => (
          <>
            {items.length === 0 && <p className="at-muted at-13 m-0">{t('No one is named yet.')}</p>}
            {items.map((contact) => (
              <ContactRow key={`${contact.name} ${contact.phone}`} contact={contact} />
            ))}
          </>
        )}
      </Loaded>
    </section>
  );
}

/** Somebody to call, with a number that a phone dials. */
export function ContactRow({ contact: { name, relation, phone } }: { contact: EmergencyContact }) {
  return (
    <ListRow
      title={name}
      text={relation}
      end={
        <a href={`tel:${phone}`}>
          <bdi dir="ltr">{phone}</bdi>
        </a>
      }
    />
  );
}
