import { t } from '@atrium/sdk';
import { Button, Card, Icon, ListRow } from '@atrium/ui';
import type { TreeNode } from '../folders.data.js';
import { sayFileSize } from '../tree.format.js';

interface ChosenCardProps {
  files: readonly TreeNode[];
  /** kB */
  size: number;
  onRemove: (file: TreeNode) => void;
  onClear: () => void;
}

/** The checked files and their total size. */
export function ChosenCard({ files, size, onRemove, onClear }: ChosenCardProps) {
  if (files.length === 0)
    return (
      <Card title={t('Chosen')}>
        <p className="at-13 at-muted">{t('Select files, or a folder and everything in it.')}</p>
      </Card>
    );
  return (
    <Card
      title={t('Chosen')}
      count={files.length}
      note={<bdi>{sayFileSize(size)}</bdi>}
      fill="rows"
      actions={
        <Button size="xs" variant="ghost" onClick={onClear}>
          {t('Clear')}
        </Button>
      }
    >
      {files.map((file) => (
        <ListRow
          key={file.id}
          compact
          lead={<Icon name="file" className="at-faint" />}
          title={file.name}
          end={
            <Button size="xs" variant="ghost" onClick={() => onRemove(file)}>
              {t('Remove')}
              <span className="visually-hidden"> {file.name}</span>
            </Button>
          }
        />
      ))}
    </Card>
  );
}
