import { t } from '@atrium/sdk';
import { Button, Dialog } from '@atrium/ui';
import { ItemFields, type ItemFieldsProps } from './item-fields.js';

/** A line with what has no room in the sheet: its words, its code, and how often it repeats. */
export default function ItemDialog({ onClose, ...fields }: ItemFieldsProps & { onClose: () => void }) {
  return (
    <Dialog
      title={t('Item {number}', { number: fields.at + 1 })}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('Done')}
        </Button>
      }
    >
      <ItemFields {...fields} />
    </Dialog>
  );
}
