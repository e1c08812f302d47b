import type { Lead, LEAD } from '@atrium/contracts';
import { formatDate, formatList } from '@atrium/sdk';
import { orDash, RelativeTime, type ColumnLooks } from '@atrium/ui';
import { Reach } from '../../../shared/reach.js';
import { saySource, Services, StageBadge } from '../../../shared/lead-words.js';
import { sayValue } from '../lead.format.js';
import { AnswerClock } from './answer-clock.js';
import { NextAction } from './next-action.js';
import { StaleMark } from './stale-mark.js';

export const LEAD_LOOKS: ColumnLooks<typeof LEAD.list, Lead> = {
  name: { weight: 'name', card: 'name', cell: ({ name }) => <bdi>{name}</bdi> },
  company: {
    card: 'note',
    cell: ({ name, company, phones, emails }) => (
      <>
        {orDash(company)} <Reach name={name} phone={phones[0]} email={emails[0]} />
      </>
    ),
  },
  stage: {
    card: 'state',
    cell: (lead) => (
      <span className="d-inline-flex gap-2">
        <StageBadge lead={lead} />
        <StaleMark lead={lead} />
      </span>
    ),
  },
  value: { align: 'end', cell: ({ value }) => orDash(value === null ? null : sayValue(value)) },
  owner: { cell: ({ owner }) => orDash(owner?.name) },
  nextOn: { card: 'text', cell: (lead) => <NextAction lead={lead} /> },
  expectedClose: {
    cell: ({ expectedClose }) => orDash(expectedClose === null ? null : formatDate(expectedClose)),
  },
  answerDueAt: { wide: true, cell: (lead) => <AnswerClock lead={lead} /> },
  lastActivityAt: {
    cell: ({ lastActivityAt }) =>
      lastActivityAt === null ? orDash(null) : <RelativeTime at={lastActivityAt} />,
  },
  stageSince: { cell: ({ stageSince }) => <RelativeTime at={stageSince} /> },
  emails: { cell: ({ emails }) => <bdi>{orDash(formatList(emails))}</bdi> },
  phones: { cell: ({ phones }) => <bdi dir="ltr">{orDash(formatList(phones))}</bdi> },
  source: { cell: (lead) => saySource(lead) },
  services: { cell: ({ services }) => <Services keys={services} /> },
  campaign: { cell: ({ campaign }) => orDash(campaign) },
  city: { cell: ({ city }) => orDash(city) },
  createdAt: { wide: true, cell: ({ createdAt }) => formatDate(createdAt) },
};
