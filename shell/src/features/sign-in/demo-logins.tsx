import { ROLE_LABELS, type PublicCompany, type Role } from '@atrium/contracts';
import { msg, t, translate } from '@atrium/sdk';
import { Avatar, Card, Icon, ListRow } from '@atrium/ui';
import type { RefObject } from 'react';
import type { Door } from './door.types.js';

const WHAT_THEY_SEE: Record<Role, string> = {
  admin: msg('Everything, including people and apps'),
  hr: msg('Employees and everyone’s attendance'),
  teamLeader: msg('The team’s attendance and their own'),
  employee: msg('Their own attendance, leave and tasks'),
  client: msg('The client’s proposals'),
};

interface DemoLoginsProps {
  demo: NonNullable<PublicCompany['demo']>;
  form: RefObject<HTMLFormElement | null>;
  door: Door;
}

function fill(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.value = value;
}

/** The people of the demo company: one press fills in the form and signs in. */
export function DemoLogins({ demo, form, door }: DemoLoginsProps) {
  const signInAs = (email: string) => {
    if (!form.current) return;
    fill(form.current, 'email', email);
    fill(form.current, 'password', demo.password);
    form.current.requestSubmit();
  };
  return (
    <>
      <h2>{t('Try the demo company')}</h2>
      <p className="at-muted at-13 mb-4">{t('Sample people and attendance. Pick a role and look around.')}</p>
      <Card fill="rows">
        {demo.logins
          .filter(({ role }) => (role === 'client') === (door === 'client'))
          .map(({ email, role }) => (
            <ListRow
              key={email}
              lead={<Avatar name={translate(ROLE_LABELS[role])} size={32} />}
              title={
                <>
                  {translate(ROLE_LABELS[role])} <span className="at-muted">· {email}</span>
                </>
              }
              text={translate(WHAT_THEY_SEE[role])}
              end={<Icon name="arrow-right" className="at-faint" />}
              onPress={() => signInAs(email)}
            />
          ))}
      </Card>
    </>
  );
}
