import type { OperatorEntry } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Card, EmptyState, ListRow, Loaded, MoreButton, RelativeTime, Spinner } from '@atrium/ui';
import { listLog } from './operator.api.js';
import { usePages } from './use-pages.js';

async function fetchLog(before?: number) {
  const { items, more } = await listLog(before);
  return { items, next: more ? (items.at(-1)?.seq ?? null) : null };
}

/** The operators' actions; nobody can change the log. */
export function LogCard() {
  const { items, rest, error, load } = usePages(fetchLog);
  return (
    <Card
      title={t('Activity log')}
      fill="rows"
      {...(rest && { footer: <MoreButton label={t('Show more')} {...rest} /> })}
    >
      <Loaded
        of={{ data: items, error, refetch: () => load() }}
        title={t('The log could not be loaded')}
        skeleton={
          <div className="p-3">
            <Spinner label={t('Loading')} />
          </div>
        }
      >
        {(entries) => <Entries entries={entries} />}
      </Loaded>
    </Card>
  );
}

function Entries({ entries }: { entries: readonly OperatorEntry[] }) {
  if (entries.length === 0)
    return <EmptyState title={t('Nothing yet')} text={t('Sign-ins and changes appear here.')} />;
  return entries.map((entry) => (
    <ListRow
      key={entry.seq}
      title={inWords(entry)}
      text={entry.operator ?? ''}
      end={<RelativeTime at={entry.at} />}
    />
  ));
}

function inWords({ action, details }: OperatorEntry): string {
  switch (action) {
    case 'operator.set':
      return t('Password for {email} set when the portal started', { email: String(details['email']) });
    case 'operator.ended':
      return t('Ended {email}, no longer named by the environment', { email: String(details['email']) });
    case 'operator.secondFactorOn':
      return t('Switched two-step sign-in on');
    case 'operator.secondFactorOff':
      return t('Switched two-step sign-in off');
    case 'operator.newRecoveryCodes':
      return t('Made new recovery codes');
    case 'operator.signIn':
      return t('Signed in from {address}', { address: String(details['address']) });
    case 'operator.signInFailed':
      return t('Could not sign in as {email} from {address}', {
        email: String(details['email']),
        address: String(details['address']),
      });
    case 'operator.signOut':
      return t('Signed out');
    case 'maintenance.set':
      return details['on'] === true ? t('Closed the portal') : t('Opened the portal');
    case 'jobs.retried':
      return t('Retried background jobs: {count}', { count: String(details['retried']) });
    case 'mail.released':
      return t('Let the emails of {code} go: {count}', {
        code: String(details['code']),
        count: String(details['sent']),
      });
    default:
      return action;
  }
}
