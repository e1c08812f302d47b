import { sizeInWords, type EmployeeDocument } from '@atrium/contracts';
import { fileUrl, lazyDialog, t, Trans } from '@atrium/sdk';
import { Icon, ListRow, RelativeTime, RowMenu } from '@atrium/ui';
import { useState, type MouseEvent } from 'react';
import { useDocumentActions } from '../use-document-actions.js';
import { DocumentBadges, sayDocument } from './document-facts.js';

const DocumentDialog = lazyDialog(() => import('./edit-document.dialog.js'));
const LinkDialog = lazyDialog(() => import('./document-link.dialog.js'));
const ReturnDialog = lazyDialog(() => import('./return-document.dialog.js'));

export interface DocumentRowProps {
  document: EmployeeDocument;
  onOpen: () => void;
}

/** A document with its actions. A click on its name opens it here, a click for a new tab opens it there. */
export function DocumentRow({ document, onOpen }: DocumentRowProps) {
  const [dialog, setDialog] = useState<'update' | 'return' | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const actionsOf = useDocumentActions({ ask: setDialog, showLink: setLink });
  const items = actionsOf(document);
  const { name, fileId, archivedAt } = document;
  const opens = fileId !== null && archivedAt === null;
  const onClose = () => setDialog(null);
  return (
    <>
      <ListRow
        wrap
        lead={<Thumbnail document={document} />}
        title={opens ? <Name name={name} fileId={fileId} onOpen={onOpen} /> : name}
        text={<Facts document={document} />}
        end={
          <>
            <DocumentBadges document={document} />
            {items.length > 0 && <RowMenu label={t('Actions for {name}', { name })} items={items} />}
          </>
        }
      />
      {dialog === 'update' && <DocumentDialog row={document} onClose={onClose} />}
      {dialog === 'return' && <ReturnDialog row={document} onClose={onClose} />}
      {link !== null && <LinkDialog name={name} link={link} onClose={() => setLink(null)} />}
    </>
  );
}

function Thumbnail({ document: { type, fileId, archivedAt } }: { document: EmployeeDocument }) {
  const image = fileId !== null && type?.startsWith('image/') && !archivedAt;
  return (
    <span className="at-thumbnail" aria-hidden="true">
      {image ? <img src={fileUrl(fileId, 'small')} alt="" loading="lazy" /> : <Icon name="file" />}
    </span>
  );
}

function Facts({ document }: { document: EmployeeDocument }) {
  const { size, reason, createdAt, archivedAt, state } = document;
  if (state === 'returned' && reason) return t('Sent back: {reason}', { reason });
  return (
    <>
      {sayDocument(document)} ·{' '}
      {size !== null && (
        <>
          <bdi>{sizeInWords(size)}</bdi> ·{' '}
        </>
      )}
      {archivedAt ? (
        <Trans id="archived {time}" values={{ time: <RelativeTime at={archivedAt} /> }} />
      ) : (
        <Trans id="added {time}" values={{ time: <RelativeTime at={createdAt} /> }} />
      )}
    </>
  );
}

function Name({ name, fileId, onOpen }: { name: string; fileId: string; onOpen: () => void }) {
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <a href={fileUrl(fileId)} target="_blank" rel="noreferrer" onClick={open}>
      {name}
    </a>
  );
}
