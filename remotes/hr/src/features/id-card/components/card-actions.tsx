import { confirm, lazyDialog, t, useCan, useStep } from '@atrium/sdk';
import { Button } from '@atrium/ui';
import { useState } from 'react';
import { useIssueMissingCardsMutation } from '../../../shared/id-card.api.js';
import { PrintAllDialog } from './print-all.js';

const IdCardDialog = lazyDialog(() => import('./id-card.dialog.js'));

/** What HR does with many cards, and with a new one. */
export function CardActions() {
  const mayCreate = useCan('hrOperations', 'addEmployee', 'create');
  const [dialog, setDialog] = useState<'print' | 'issue' | null>(null);
  const [issueMissing] = useIssueMissingCardsMutation();
  const { take } = useStep();
  const onClose = () => setDialog(null);
  const issueAll = async () => {
    if (!(await confirm(forEveryone()))) return;
    await take({
      of: 'missing',
      work: () => issueMissing().unwrap(),
      done: t('Everyone without a card has one now.'),
    });
  };
  if (!mayCreate) return null;
  return (
    <>
      <Button variant="ghost" onClick={() => setDialog('issue')}>
        {t('Issue a card')}
      </Button>
      <Button onClick={() => void issueAll()}>{t('Issue missing cards')}</Button>
      <Button variant="primary" icon="download" onClick={() => setDialog('print')}>
        {t('Print new cards')}
      </Button>
      {dialog === 'print' && <PrintAllDialog onClose={onClose} />}
      {dialog === 'issue' && <IdCardDialog row={null} onClose={onClose} />}
    </>
  );
}

const forEveryone = () => ({
  title: t('Issue a card to everyone who has none?'),
  text: t('Up to 200 people at a time. The cards can then be printed as one file.'),
  confirmText: t('Issue missing cards'),
});
