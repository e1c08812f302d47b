import { sizeInWords, type EmployeeDocument } from '@atrium/contracts';
import { fileUrl, t, Trans } from '@atrium/sdk';
import { Icon, ListRow, RelativeTime, RowMenu } from '@atrium/ui';
import type { MouseEvent } from 'react';
import { useDocumentActions } from '../use-document-actions.js';

export interface DocumentRowProps {
  document: EmployeeDocument;
  onOpen: () => void;
}

/** A document with its actions. A click on its name opens it here, a click for a new tab opens it there. */
export function DocumentRow({ document, onOpen }: DocumentRowProps) {
  const actionsOf = useDocumentActions();
  const { name, type, size, fileId, createdAt, archivedAt } = document;
  const items = actionsOf(document);
  const image = type.startsWith('image/');
  return (
    <ListRow
      lead={
        <span className="at-thumbnail" aria-hidden="true">
          {image && !archivedAt ? (
            <img src={fileUrl(fileId, 'small')} alt="" loading="lazy" />
          ) : (
            <Icon name="file" />
          )}
        </span>
      }
      title={archivedAt ? name : <Name document={document} onOpen={onOpen} />}
      text={
        <>
          <bdi>{sizeInWords(size)}</bdi> ·{' '}
          {archivedAt ? (
            <Trans id="archived {time}" values={{ time: <RelativeTime at={archivedAt} /> }} />
          ) : (
            <Trans id="added {time}" values={{ time: <RelativeTime at={createdAt} /> }} />
          )}
        </>
      }
      end={items.length > 0 && <RowMenu label={t('Actions for {name}', { name })} items={items} />}
    />
  );
}

function Name({ document, onOpen }: DocumentRowProps) {
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <a href={fileUrl(document.fileId)} target="_blank" rel="noreferrer" onClick={open}>
      {document.name}
    </a>
  );
}
