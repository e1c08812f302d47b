import { t } from '@atrium/sdk';
import { Button, Dialog, ShownLink } from '@atrium/ui';

interface DocumentLinkDialogProps {
  /** Of the document. */
  name: string;
  link: string;
  onClose: () => void;
}

/** The link of a document, which the browser did not let the portal copy. */
export default function DocumentLinkDialog({ name, link, onClose }: DocumentLinkDialogProps) {
  return (
    <Dialog
      title={t('Link to {name}', { name })}
      subtitle={t('The browser did not copy it.')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('Done')}</Button>}
    >
      <ShownLink
        link={link}
        help={t('It works without signing in, for ten minutes. You can make it again.')}
      />
    </Dialog>
  );
}
