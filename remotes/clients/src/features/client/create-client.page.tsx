import { lazyDialog, t, useCompanyPath } from '@atrium/sdk';
import { Button, Icon, Loaded, Page, RefField, SkeletonPage, useSearchParams } from '@atrium/ui';
import { useState } from 'react';
import { clientApi, useClientOffers } from '../../shared/client.api.js';
import type { ContactDialogProps } from './components/contact.dialog.js';
import LoginList from './components/login-list.js';
import { MissingLogins } from './components/missing-logins.js';

const ContactDialog = lazyDialog<ContactDialogProps>(() => import('./components/contact.dialog.js'));

/** Lets the people at a client in to their portal. */
export default function CreateClientPage() {
  const clients = useCompanyPath()('client/management');
  const [params, setParams] = useSearchParams();
  const id = params.get('client');
  const { data: client } = clientApi.useGet(id ?? undefined);
  return (
    <Page
      title={t('Create client login')}
      subtitle={t(
        'People who sign in see their company’s proposals, milestones, shared tasks and files, and can write to you. They see nothing else.',
      )}
      breadcrumb={[{ label: t('Clients'), to: clients }]}
    >
      <div className="mb-3" style={{ maxInlineSize: '28rem' }}>
        <RefField
          label={t('Client')}
          chosen={id !== null && client?.id === id ? { id, name: client.name } : null}
          onChoose={(chosen) => setParams(chosen ? { client: chosen.id } : {}, { replace: true })}
          useOffers={useClientOffers}
        />
      </div>
      {id === null ? <MissingLogins /> : <Logins id={id} />}
    </Page>
  );
}

function Logins({ id }: { id: string }) {
  const query = clientApi.useGet(id);
  const [adds, setAdds] = useState(false);
  return (
    <Loaded of={query} title={t('The client could not be loaded')} skeleton={<SkeletonPage />}>
      {(client) => {
        const mayAdd = client.allowedTransitions.includes('update');
        return (
          <>
            <LoginList
              client={client}
              actions={
                mayAdd && (
                  <Button size="sm" onClick={() => setAdds(true)}>
                    <Icon name="plus" /> {t('Add contact')}
                  </Button>
                )
              }
            />
            {adds && <ContactDialog row={null} clientId={id} onClose={() => setAdds(false)} />}
          </>
        );
      }}
    </Loaded>
  );
}
