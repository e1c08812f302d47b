import { sizeInWords, type EmployeeDocument } from '@atrium/contracts';
import { fileUrl } from '@atrium/sdk';
import { Icon, ListRow, RelativeTime, RowMenu } from '@atrium/ui';
import { useDocumentActions } from '../use-document-actions.js';

/** A document with what can be done to it; its name opens it, or saves it where it is no image. */
export function DocumentRow({ document }: { document: EmployeeDocument }) {
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
      title={
        archivedAt ? (
          name
        ) : (
          <a href={fileUrl(fileId)} target="_blank" rel="noreferrer">
            {name}
          </a>
        )
      }
      text={
        <>
          <bdi>{sizeInWords(size)}</bdi> · {archivedAt ? 'archived' : 'added'}{' '}
          <RelativeTime at={archivedAt ?? createdAt} />
        </>
      }
      end={items.length > 0 && <RowMenu label={`Actions for ${name}`} items={items} />}
    />
  );
}
