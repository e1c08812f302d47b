import { t, useCompanyPath } from '@atrium/sdk';
import { Card, EmptyState, ListRow, Loaded, RefField, SkeletonPage } from '@atrium/ui';
import { useNavigate } from 'react-router-dom';
import { useClientOffers } from '../../../shared/client.api.js';
import { useLeadOffers } from '../../../shared/lead.api.js';
import { useListLeadsToOnboardQuery } from '../../../shared/onboarding.api.js';

/** From where an onboarding starts: a won lead that waits, another lead, or a client. */
export function ChooseStart({ mayReadLeads }: { mayReadLeads: boolean }) {
  const navigate = useNavigate();
  const choose = (name: 'lead' | 'client') => (chosen: { id: string } | null) => {
    if (chosen) void navigate(`?${name}=${chosen.id}`);
  };
  return (
    <>
      <div className="at-fields mb-4">
        {mayReadLeads && (
          <RefField label={t('Lead')} chosen={null} onChoose={choose('lead')} useOffers={useLeadOffers} />
        )}
        <RefField label={t('Client')} chosen={null} onChoose={choose('client')} useOffers={useClientOffers} />
      </div>
      {mayReadLeads && <Waiting />}
    </>
  );
}

function Waiting() {
  const path = useCompanyPath()('client/onboardClient');
  const query = useListLeadsToOnboardQuery();
  return (
    <Loaded of={query} title={t('The leads could not be loaded')} skeleton={<SkeletonPage />}>
      {(data) => {
        if (data.items.length === 0)
          return (
            <EmptyState
              title={t('No won lead waits')}
              text={t(
                'Won leads appear here until they are onboarded. Choose another lead or a client above.',
              )}
            />
          );
        return (
          <Card title={t('Won and not onboarded')} count={data.items.length} fill="rows">
            {data.items.map(({ id, name, company, city }) => (
              <ListRow
                key={id}
                title={company ?? name}
                text={[company ? name : null, city].filter(Boolean).join(' · ')}
                to={`${path}?lead=${id}`}
              />
            ))}
          </Card>
        );
      }}
    </Loaded>
  );
}
