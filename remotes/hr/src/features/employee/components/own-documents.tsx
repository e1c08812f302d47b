import { EMPLOYEE_DOCUMENT_LIMIT, OWN_DOCUMENT_USE, type EmployeeDocument } from '@atrium/contracts';
import { fileUrl, t, toast } from '@atrium/sdk';
import { Card, Icon, ListRow, UploadField } from '@atrium/ui';
import { useSendOwnDocumentMutation } from '../employment.api.js';
import { DocumentBadges, sayDocument } from './document-facts.js';

/** The person's own documents; those that HR waits for first, each with a place for its file. */
export function OwnDocuments({ documents }: { documents: readonly EmployeeDocument[] }) {
  const waits = documents.filter(isWaited);
  const kept = documents.filter((document) => !isWaited(document));
  return (
    <Card title={t('My documents')} count={documents.length} fill={documents.length > 0 ? 'rows' : 'body'}>
      {documents.length === 0 ? (
        <p className="at-muted m-0">{t('HR keeps no documents about you here.')}</p>
      ) : (
        <ul className="at-feed" aria-label={t('My documents')}>
          {[...waits, ...kept].map((document) => (
            <li key={document.id}>
              <OwnDocument document={document} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

const isWaited = ({ state }: EmployeeDocument) => state === 'asked' || state === 'returned';

function OwnDocument({ document }: { document: EmployeeDocument }) {
  const { fileId, name, reason } = document;
  return (
    <div className="w-100">
      <ListRow
        wrap
        lead={<Icon name="file" size={20} className="at-muted" />}
        title={
          fileId ? (
            <a href={fileUrl(fileId)} target="_blank" rel="noreferrer">
              {name}
            </a>
          ) : (
            name
          )
        }
        text={reason ? t('HR: {reason}', { reason }) : sayDocument(document)}
        end={<DocumentBadges document={document} />}
      />
      {isWaited(document) && <SendFile document={document} />}
    </div>
  );
}

function SendFile({ document: { id, version, name } }: { document: EmployeeDocument }) {
  const [send] = useSendOwnDocumentMutation();
  const finish = async (fileId: string) => {
    await send({ id, version, fileId }).unwrap();
    toast.success(t('{name} was sent to HR.', { name }));
  };
  return (
    <div className="px-4 mb-3">
      <UploadField
        label={t('Send {name}', { name })}
        help={t('A PDF, or a photo of it.')}
        accept="application/pdf,image/*"
        use={OWN_DOCUMENT_USE}
        maxBytes={EMPLOYEE_DOCUMENT_LIMIT}
        onUploaded={(file) => finish(file.id)}
      />
    </div>
  );
}
