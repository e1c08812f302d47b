import { CHANGE_TOPIC_LABELS, type ChangeState, type DetailChange } from '@atrium/contracts';
import { msg, t, translate } from '@atrium/sdk';
import { RelativeTime, StatusText, type DataColumn } from '@atrium/ui';
import { sayDetail } from '../detail.format.js';

const STATES = {
  pending: [msg('Waiting'), 'warning'],
  approved: [msg('Approved'), 'success'],
  declined: [msg('Declined'), 'danger'],
  withdrawn: [msg('Withdrawn'), 'neutral'],
} as const satisfies Record<ChangeState, unknown>;

/** What is asked for, old and new beside each other. */
export const changeColumns = (): DataColumn<DetailChange>[] => [
  {
    id: 'what',
    header: t('What'),
    weight: 'name',
    card: 'name',
    cell: ({ topic }) => translate(CHANGE_TOPIC_LABELS[topic]),
  },
  {
    id: 'before',
    header: t('Before'),
    wide: true,
    cell: ({ topic, before }) => <bdi>{sayDetail(topic, before) ?? '–'}</bdi>,
  },
  {
    id: 'after',
    header: t('New'),
    card: 'text',
    cell: ({ topic, after }) => <bdi>{sayDetail(topic, after)}</bdi>,
  },
  { id: 'asked', header: t('Sent'), card: 'note', cell: ({ askedAt }) => <RelativeTime at={askedAt} /> },
  {
    id: 'state',
    header: t('Status'),
    card: 'state',
    cell: ({ state }) => <StatusText tone={STATES[state][1]}>{translate(STATES[state][0])}</StatusText>,
  },
];
