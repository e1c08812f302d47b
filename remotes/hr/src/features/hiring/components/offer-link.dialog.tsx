import type { Offer } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Dialog, Loaded, ShownLink, type RecordDialogProps } from '@atrium/ui';
import { useReadOfferLinkQuery } from '../hiring.api.js';

/** The link by which an applicant reads and answers an offer, to be passed on. */
export default function OfferLinkDialog({ row, onClose }: RecordDialogProps<Offer>) {
  const query = useReadOfferLinkQuery(row.id);
  return (
    <Dialog title={t('Link to the offer')} subtitle={row.candidate.name} onClose={onClose}>
      <Loaded of={query} title={t('The link could not be loaded')}>
        {({ url }) => (
          <ShownLink
            link={url}
            help={t('Anyone who has it can answer: pass it on to {name} alone.', {
              name: row.candidate.name,
            })}
          />
        )}
      </Loaded>
    </Dialog>
  );
}
