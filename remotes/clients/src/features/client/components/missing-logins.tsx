import type { MissingLogins as Missing } from '@atrium/contracts';
import { t, useCompanyPath } from '@atrium/sdk';
import { Bar, ButtonLink, Card, EmptyState, Loaded, Loading, ShowMore, withoutNext } from '@atrium/ui';
import { useListMissingLoginsInfiniteQuery } from '../../../shared/login.api.js';
import { LoginRow } from './login-list.js';

/** Of all clients: the people who cannot sign in to the portal, each with the way to let them in. */
export function MissingLogins() {
  const query = withoutNext(useListMissingLoginsInfiniteQuery());
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
      {({ pages }) => (
        <>
          <Rows items={pages.flatMap(({ items }) => items)} rest={query.hasNextPage} />
          {query.hasNextPage && (
            <div className="mt-3">
              <ShowMore of={[query]} />
            </div>
          )}
        </>
      )}
    </Loaded>
  );
}

function Rows({ items, rest }: { items: Missing['items']; rest: boolean }) {
  const path = useCompanyPath()('client/createClient');
  if (items.length === 0 && !rest)
    return (
      <EmptyState
        drawing="people"
        title={t('Everyone is invited')}
        text={t('Choose a client to see each person there, and whether they sign in.')}
      />
    );
  return (
    <Card title={t('Without a login')} count={rest ? undefined : items.length} fill="rows">
      {items.map((login) => (
        <LoginRow
          key={login.contact.id}
          login={login}
          of={login.client.name}
          more={
            <ButtonLink
              size="sm"
              variant="secondary"
              to={`${path}?client=${login.client.id}`}
              aria-label={t('All logins of {name}: {contact}', {
                name: login.client.name,
                contact: login.contact.name,
              })}
            >
              {t('All logins')}
            </ButtonLink>
          }
        />
      ))}
    </Card>
  );
}
