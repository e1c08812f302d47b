import type { Client, ClientLogin, ClientLoginStep } from '@atrium/contracts';
import { formatDate, t, useCompanyPath, useStep } from '@atrium/sdk';
import { Bar, Button, Card, EmptyState, ListRow, Loaded, Loading, StatusBadge } from '@atrium/ui';
import type { ReactNode } from 'react';
import { useListClientLoginsQuery, useStepClientLoginMutation } from '../../../shared/login.api.js';
import { askLoginStep, LOGIN_TONES, sayLogin, sayLoginDone, sayLoginStep } from '../login.format.js';

/** Who of a client signs in to the portal, and the way to let them in. */
export default function LoginList({ client, actions }: { client: Client; actions?: ReactNode }) {
  const query = useListClientLoginsQuery(client.id);
  return (
    <Loaded
      of={query}
      title={t('The logins could not be loaded')}
      skeleton={
        <Loading label={t('Loading logins')}>
          <Bar />
        </Loading>
      }
    >
      {(data) => (
        <Card title={t('Portal logins')} count={data.items.length} actions={actions} fill="rows">
          {data.items.length === 0 && (
            <EmptyState
              title={t('No contacts yet')}
              text={t('Add a contact with an email. That email is their login.')}
            />
          )}
          {data.items.map((login) => (
            <LoginRow key={login.contact.id} login={login} />
          ))}
        </Card>
      )}
    </Loaded>
  );
}

interface LoginRowProps {
  login: ClientLogin;
  /** Among people of several clients: whose it is. */
  of?: string;
  /** What else can be done. */
  more?: ReactNode;
}

/** Whether somebody signs in, and what may be done about it. */
export function LoginRow({ login, of, more }: LoginRowProps) {
  const { contact, email, state } = login;
  return (
    <ListRow
      wrap
      title={contact.name}
      text={[of, contact.role, email, sayWhen(login), sayElsewhere(login)].filter(Boolean).join(' · ')}
      end={
        <div className="d-flex flex-wrap align-items-center gap-2">
          <StatusBadge tone={LOGIN_TONES[state]}>{sayLogin(state)}</StatusBadge>
          <LoginSteps login={login} />
          {more}
        </div>
      }
    />
  );
}

function LoginSteps({ login: { contact, version, steps } }: { login: ClientLogin }) {
  const [call] = useStepClientLoginMutation();
  const portal = useCompanyPath()('client/proposal');
  const { take, busy } = useStep();
  const press = (step: ClientLoginStep) =>
    take({
      ask: askLoginStep(step, contact.name),
      work: async () => {
        await call({ contactId: contact.id, step, version }).unwrap();
        // All that is cached belongs to the viewer, so the page loads again as the client.
        if (step === 'view') window.location.assign(portal);
      },
      done: sayLoginDone(step, contact.name),
    });
  return steps.map((step) => (
    <Button
      key={step}
      size="sm"
      variant="secondary"
      busy={busy}
      onClick={() => void press(step)}
      aria-label={`${sayLoginStep(step)}: ${contact.name}`}
    >
      {sayLoginStep(step)}
    </Button>
  ));
}

const sayElsewhere = ({ elsewhere }: ClientLogin): string | null =>
  elsewhere ? t('Also with a client that you do not see, so someone who sees both decides') : null;

function sayWhen({ state, expiresAt, lastSignInAt }: ClientLogin): string | null {
  if (state === 'open' && expiresAt) return t('open until {date}', { date: formatDate(expiresAt) });
  if (state !== 'accepted') return null;
  return lastSignInAt
    ? t('last here on {date}', { date: formatDate(lastSignInAt) })
    : t('has not been here yet');
}
