import {
  CALL_OUTCOME_LABELS,
  labelOfStage,
  type ActivityAbout,
  type ClientActivity,
} from '@atrium/contracts';
import { formatList, t, translate } from '@atrium/sdk';
import { ToldRow, withoutNext, type Told, type ToldSource } from '@atrium/ui';
import { useListActivitiesInfiniteQuery } from './activity.api.js';

/** Calls, notes and messages that were written down, as a part of the line of time of a lead or a client. */
export function useToldActivities(about: ActivityAbout): ToldSource {
  const query = withoutNext(useListActivitiesInfiniteQuery(about));
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  const isLead = about.kind === 'lead';
  return {
    query,
    // Of a lead itself, its changes say how it moved.
    items: items.filter(({ kind }) => !isLead || kind !== 'stage').map((item) => tellOf(item, isLead)),
  };
}

const tellOf = (item: ClientActivity, isLead: boolean): Told => ({
  key: item.id,
  at: item.at,
  shown: (
    <ToldRow
      icon={ICONS[item.kind]}
      title={sayItem(item)}
      at={item.at}
      text={item.subject === null ? item.text : `${item.subject}\n\n${item.text}`}
      note={noteOf(item, isLead)}
    />
  ),
});

const noteOf = ({ lead, ...item }: ClientActivity, isLead: boolean): string =>
  [item.sentTo.length > 0 && saySent(item), !isLead && lead && t('As a lead: {name}', { name: lead.name })]
    .filter(Boolean)
    .join(' · ');

function saySent({ sentTo, heldUntil }: Pick<ClientActivity, 'sentTo' | 'heldUntil'>): string {
  const addresses = formatList(sentTo);
  if (heldUntil === null) return t('Sent to {addresses}', { addresses });
  return new Date(heldUntil) > new Date()
    ? t('Not sent yet to {addresses}: it waits until the operator of this portal lets it go', { addresses })
    : t('Was not sent to {addresses}', { addresses });
}

const ICONS = {
  note: 'file',
  call: 'phone',
  message: 'message',
  email: 'mail',
  stage: 'arrow-right',
} as const;

function sayItem(item: ClientActivity): string {
  const { kind, direction, outcome, minutes, stage, stageName } = item;
  const name = item.by?.name ?? t('Atrium');
  if (kind === 'stage')
    return t('{name}: now {stage}', {
      name,
      stage: translate(labelOfStage({ type: stage ?? 'new', name: stageName })),
    });
  if (kind === 'note') return t('{name} wrote a note', { name });
  if (kind === 'call')
    return [
      direction === 'out' ? t('{name} called', { name }) : t('{name} took a call', { name }),
      minutes === null ? null : t('{minutes} min', { minutes: String(minutes) }),
      outcome && translate(CALL_OUTCOME_LABELS[outcome]),
    ]
      .filter(Boolean)
      .join(' · ');
  if (kind === 'email')
    return direction === 'out' ? t('{name} wrote an email', { name }) : t('{name} got an email', { name });
  return direction === 'out'
    ? t('{name} wrote on WhatsApp', { name })
    : t('{name} got a WhatsApp message', { name });
}
