import type { FormSubmission } from '@atrium/contracts';
import { t, useCompanyPath } from '@atrium/sdk';
import { Note } from '@atrium/ui';
import { Link } from 'react-router-dom';
import { EnquiryFacts } from '../../../shared/enquiry-facts.js';
import { sayReasons } from './submission-columns.js';

/** What somebody sent, and what became of it. */
export function Enquiry({ submission }: { submission: FormSubmission }) {
  const path = useCompanyPath();
  const { lead, client, reasons, message, state } = submission;
  return (
    <div className="d-flex flex-column gap-3 mb-3">
      {state === 'waiting' && reasons.length > 0 && <Note tone="warning">{sayReasons(submission)}</Note>}
      {message && <p className="mb-0 at-lines">{message}</p>}
      <EnquiryFacts submission={submission} />
      {lead && (
        <Link to={`${path('client/viewLead')}?open=${lead.id}`}>
          {t('Open the lead {name}', { name: lead.name })}
        </Link>
      )}
      {client && (
        <Link to={`${path('client/management')}?open=${client.id}`}>
          {t('Open the client {name}', { name: client.name })}
        </Link>
      )}
    </div>
  );
}
