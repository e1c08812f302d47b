import {
  ID_CARD,
  ID_CARD_REASON_LABELS,
  ID_CARD_STATE_LABELS,
  type IdCard,
  type IdCardState,
} from '@atrium/contracts';
import { formatDate, lazyDialog, t, translate } from '@atrium/sdk';
import { RecordPage, StatusBadge, type ColumnLooks, type RowStep, type Tone } from '@atrium/ui';
import { idCardApi } from '../../shared/id-card.api.js';
import { useEmployeeTabs } from '../../shared/use-employee-tabs.js';
import { CardActions } from './components/card-actions.js';

const PrintDialog = lazyDialog(() => import('./components/print-card.dialog.js'));

const TONES: Partial<Record<IdCardState, Tone>> = { asked: 'warning', issued: 'info' };
const nameOf = ({ employee }: IdCard) => employee?.name ?? '';

const LOOKS: ColumnLooks<typeof ID_CARD.list, IdCard> = {
  employee: { weight: 'name', card: 'name', cell: (card) => <bdi>{nameOf(card)}</bdi> },
  number: { card: 'text', cell: ({ number }) => number && <bdi dir="ltr">{number}</bdi> },
  reason: { cell: ({ reason }) => translate(ID_CARD_REASON_LABELS[reason]) },
  createdAt: { card: 'note', cell: ({ createdAt }) => formatDate(createdAt) },
  printedAt: { cell: ({ printedAt }) => printedAt && formatDate(printedAt) },
  state: {
    card: 'state',
    cell: ({ state }) => {
      const label = translate(ID_CARD_STATE_LABELS[state]);
      return state === 'printed' ? label : <StatusBadge tone={TONES[state]}>{label}</StatusBadge>;
    },
  },
};

/** The ID cards of the company: issued, printed and revoked. */
export default function IdCardPage() {
  return (
    <RecordPage
      record={ID_CARD}
      api={idCardApi}
      looks={LOOKS}
      nameOf={nameOf}
      opened={{ note: ({ number }) => number ?? '' }}
      placeholder={t('Name, code or email')}
      empty={{
        title: t('No ID cards yet'),
        text: t(
          'Issue a card for everyone, then print them as one file. People can also ask for one in their profile.',
        ),
      }}
      actions={<CardActions />}
      steps={{ print: PRINT, revoke: REVOKE }}
      tabs={useEmployeeTabs()}
    />
  );
}

const PRINT: RowStep<IdCard> = { label: () => t('Print'), icon: 'download', Dialog: PrintDialog };

const REVOKE: RowStep<IdCard> = {
  label: () => t('Revoke'),
  icon: 'x',
  danger: true,
  ask: (card) => ({
    title: t('Revoke the card of {name}?', { name: nameOf(card) }),
    text: t('Scanned, it says that it is no longer valid.'),
    confirmText: t('Revoke'),
    tone: 'danger',
  }),
  done: (card) => t('The card of {name} is no longer valid.', { name: nameOf(card) }),
};
