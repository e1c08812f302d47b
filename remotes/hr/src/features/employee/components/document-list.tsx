import {
  EMPLOYEE_DOCUMENT_LIMIT,
  EMPLOYEE_DOCUMENT_USE,
  sizeInWords,
  type Employee,
  type EmployeeDocument,
} from '@atrium/contracts';
import { fileUrl, lazyDialog, newRequestKey, t, useCan } from '@atrium/sdk';
import { Bar, Button, FileViewer, Loaded, Loading, UploadField, type ViewedFile } from '@atrium/ui';
import { Suspense, useState } from 'react';
import { useAddDocumentMutation, useListDocumentsQuery } from '../document.api.js';
import { DocumentRow } from './document-row.js';

const AskDocumentDialog = lazyDialog(() => import('./ask-document.dialog.js'));
const LetterDialog = lazyDialog(() => import('./letter.dialog.js'));

interface DocumentListProps {
  row: Employee;
  /** Told how many files are being sent. */
  onUnderWay?: (files: number) => void;
}

/** An employee's documents: add, download, archive. In a dialog of their own, and a part of the opened employee. */
export default function DocumentList({ row: employee, onUnderWay }: DocumentListProps) {
  const mayUpdate = useCan('hrOperations', 'addEmployee', 'update');
  const [addDocument] = useAddDocumentMutation();
  const query = useListDocumentsQuery(employee.id);
  const add = (fileId: string) =>
    addDocument({ employeeId: employee.id, key: newRequestKey(), body: { fileId } }).unwrap();
  return (
    <>
      {mayUpdate && employee.archivedAt === null && <Buttons employee={employee} />}
      {mayUpdate && employee.archivedAt === null && (
        <UploadField
          label={t('Add documents')}
          help={sayTaken()}
          multiple
          use={EMPLOYEE_DOCUMENT_USE}
          maxBytes={EMPLOYEE_DOCUMENT_LIMIT}
          onUploaded={({ id }) => add(id)}
          onUnderWay={onUnderWay}
        />
      )}
      <Loaded of={query} title={t('The documents could not be loaded')} skeleton={<Waiting />}>
        {(data) => <Documents documents={data.items} />}
      </Loaded>
    </>
  );
}

/** What HR does besides adding a file. */
function Buttons({ employee }: { employee: Employee }) {
  const [dialog, setDialog] = useState<'letter' | 'ask' | null>(null);
  const onClose = () => setDialog(null);
  return (
    <div className="d-flex flex-wrap gap-2 mb-3">
      <Button variant="secondary" size="sm" icon="file" onClick={() => setDialog('letter')}>
        {t('Make a letter')}
      </Button>
      <Button variant="secondary" size="sm" icon="mail" onClick={() => setDialog('ask')}>
        {t('Ask for a document')}
      </Button>
      {dialog === 'letter' && <LetterDialog row={employee} onClose={onClose} />}
      {dialog === 'ask' && <AskDocumentDialog row={employee} onClose={onClose} />}
    </div>
  );
}

const sayTaken = () =>
  t('PDF, image, office or text files, up to {size} each. Drop them here or click to choose.', {
    size: sizeInWords(EMPLOYEE_DOCUMENT_LIMIT),
  });

function Documents({ documents }: { documents: EmployeeDocument[] }) {
  const [showing, setShowing] = useState(false);
  const kept = documents.filter(({ archivedAt }) => archivedAt === null);
  const archived = documents.filter(({ archivedAt }) => archivedAt !== null);
  return (
    <>
      <Rows label={t('Documents')} documents={kept} />
      {kept.length === 0 && <p className="at-muted at-13 mt-3 mb-0">{t('No documents yet.')}</p>}
      {archived.length > 0 && (
        <button
          type="button"
          className="btn btn-ghost btn-sm mt-2"
          aria-expanded={showing}
          onClick={() => setShowing(!showing)}
        >
          {showing ? t('Hide archived') : t('Show archived ({count, number})', { count: archived.length })}
        </button>
      )}
      {showing && <Rows label={t('Archived documents')} documents={archived} />}
    </>
  );
}

function Rows({ label, documents }: { label: string; documents: EmployeeDocument[] }) {
  const [open, setOpen] = useState<string | null>(null);
  if (documents.length === 0) return null;
  return (
    <>
      <ul className="at-files" aria-label={label}>
        {documents.map((document) => (
          <li key={document.id}>
            <DocumentRow document={document} onOpen={() => setOpen(document.id)} />
          </li>
        ))}
      </ul>
      {open && (
        <Suspense>
          <FileViewer files={documents.flatMap(toViewed)} open={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}

const toViewed = ({ id, name, type, fileId }: EmployeeDocument): ViewedFile[] =>
  fileId === null
    ? []
    : [{ id, name, type: type ?? '', url: fileUrl(fileId), download: fileUrl(fileId, 'download') }];

function Waiting() {
  return (
    <Loading label={t('Loading the documents')}>
      <p className="mt-3">
        <Bar part={55} />
      </p>
      <p className="mb-0">
        <Bar part={40} />
      </p>
    </Loading>
  );
}
