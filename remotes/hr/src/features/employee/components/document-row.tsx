import { sizeInWords, type EmployeeDocument } from '@atrium/contracts';
import { fileUrl, t, Trans } from '@atrium/sdk';
import { Icon, ListRow, RelativeTime, RowMenu } from '@atrium/ui';
import { useDocumentActions } from '../use-document-actions.js';

/** A document with its actions. Its name opens an image and downloads any other file. */
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
