import { ROLE_LABELS, type PublicCompany, type Role } from '@atrium/contracts';
import { Avatar, Card, Icon, ListRow } from '@atrium/ui';
import type { RefObject } from 'react';
import type { Door } from './door.types.js';

const WHAT_THEY_SEE: Record<Role, string> = {
  admin: 'Everything, with people and apps',
  hr: 'Employees and everybody’s attendance',
  teamLeader: 'The team’s attendance and their own',
  employee: 'Their own day',
  client: 'The client’s proposals',
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

/** The people of the demo company: one press fills the form and signs in. */
export function DemoLogins({ demo, form, door }: DemoLoginsProps) {
  const signInAs = (email: string) => {
    if (!form.current) return;
    fill(form.current, 'email', email);
    fill(form.current, 'password', demo.password);
    form.current.requestSubmit();
  };
  return (
    <>
      <h2>Try the demo company</h2>
      <p className="at-muted at-13 mb-4">Sample people and attendance. Pick a role and look around.</p>
      <Card fill="rows">
        {demo.logins
          .filter(({ role }) => (role === 'client') === (door === 'client'))
          .map(({ email, role }) => (
            <ListRow
              key={email}
              lead={<Avatar name={ROLE_LABELS[role]} size={32} />}
              title={
                <>
                  {ROLE_LABELS[role]} <span className="at-muted">· {email}</span>
                </>
              }
              text={WHAT_THEY_SEE[role]}
              end={<Icon name="arrow-right" className="at-faint" />}
              onPress={() => signInAs(email)}
            />
          ))}
      </Card>
    </>
  );
}
