import {
  DOCUMENT_CATEGORY_LABELS,
  DOCUMENT_STATE_LABELS,
  EMPLOYEE_DOCUMENT,
  type EmployeeDocument,
} from '@atrium/contracts';
import { fileUrl, formatDate, lazyDialog, t, translate } from '@atrium/sdk';
import { RecordPage, type ColumnLooks, type RowStep } from '@atrium/ui';
import { useEmployeeTabs } from '../../shared/use-employee-tabs.js';
import { documentCalls } from './document.api.js';
import { DocumentBadges, sayDocument } from './components/document-facts.js';

const DocumentDialog = lazyDialog(() => import('./components/edit-document.dialog.js'));
const ReturnDialog = lazyDialog(() => import('./components/return-document.dialog.js'));

const LOOKS: ColumnLooks<typeof EMPLOYEE_DOCUMENT.list, EmployeeDocument> = {
  employee: { weight: 'name', card: 'name', cell: ({ employee }) => <bdi>{employee.name}</bdi> },
  name: { card: 'text', cell: ({ name }) => <bdi>{name}</bdi> },
  category: { cell: ({ category }) => translate(DOCUMENT_CATEGORY_LABELS[category]) },
  number: { cell: ({ number }) => number && <bdi dir="ltr">{number}</bdi> },
  expiresOn: { card: 'note', cell: ({ expiresOn }) => expiresOn && formatDate(expiresOn) },
  createdAt: { cell: ({ createdAt }) => formatDate(createdAt) },
  state: {
    card: 'state',
    cell: (document) =>
      document.state === 'verified' ? (
        translate(DOCUMENT_STATE_LABELS.verified)
      ) : (
        <DocumentBadges document={{ ...document, expiresOn: null }} />
      ),
  },
};

/** The documents of everybody: what waits for HR, and what expires next. */
export default function DocumentPage() {
  return (
    <RecordPage
      record={EMPLOYEE_DOCUMENT}
      api={documentCalls}
      looks={LOOKS}
      nameOf={({ name }) => name}
      opened={{ note: sayDocument, lead: (document) => <File document={document} /> }}
      placeholder={t('Name, code or email')}
      empty={{
        title: t('No documents yet'),
        text: t('Add documents to an employee, or ask them for one.'),
      }}
      actions={<></>}
      steps={STEPS}
      bulkSteps={[{ step: 'verify', label: t('Verify'), icon: 'check', on: 'present' }]}
      tabs={useEmployeeTabs()}
    />
  );
}

function File({ document: { fileId, name } }: { document: EmployeeDocument }) {
  if (fileId === null) return <p className="at-muted">{t('The file was not sent yet.')}</p>;
  return (
    <p>
      <a href={fileUrl(fileId)} target="_blank" rel="noreferrer">
        {name}
      </a>
    </p>
  );
}

const STEPS: Record<string, RowStep<EmployeeDocument>> = {
  edit: {
    label: () => t('Edit details'),
    icon: 'pencil',
    Dialog: DocumentDialog,
    offered: ({ archivedAt }) => archivedAt === null,
  },
  verify: {
    label: () => t('Verify'),
    icon: 'check',
    done: ({ name }) => t('{name} is verified', { name }),
  },
  return: { label: () => t('Send back…'), icon: 'history', Dialog: ReturnDialog },
};
