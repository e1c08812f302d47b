import type { EnquiriesOf } from '@atrium/contracts';
import { formatDate, t } from '@atrium/sdk';
import { Bar, Card, EmptyState, Loaded, Loading } from '@atrium/ui';
import { useListEnquiriesQuery } from './capture.api.js';
import { EnquiryFacts } from './enquiry-facts.js';

/** What a lead or a client asked by web forms. */
export default function EnquiryList({ about }: { about: EnquiriesOf }) {
  const query = useListEnquiriesQuery(about);
  return (
    <Loaded
      of={query}
      title={t('The enquiries could not be loaded')}
      skeleton={
        <Loading label={t('Loading enquiries')}>
          <Bar />
        </Loading>
      }
    >
      {(data) => {
        if (data.items.length === 0)
          return (
            <EmptyState
              title={t('No web enquiries yet')}
              text={t('What they send with a web form appears here.')}
            />
          );
        return (
          <div className="d-flex flex-column gap-3">
            {data.items.map((item) => (
              <Card
                key={item.id}
                title={item.form.name}
                actions={<span className="at-13 at-muted">{formatDate(item.createdAt)}</span>}
              >
                {item.message && <p className="at-lines">{item.message}</p>}
                <EnquiryFacts submission={item} />
              </Card>
            ))}
          </div>
        );
      }}
    </Loaded>
  );
}
