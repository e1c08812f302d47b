import {
  AGENCY_SERVICE_LABELS,
  LEAD_SOURCE_LABELS,
  LEAD_STAGE_LABELS,
  type Lead,
  type LEAD,
} from '@atrium/contracts';
import { formatDate, formatList, translate } from '@atrium/sdk';
import { orDash, StatusBadge, type ColumnLooks } from '@atrium/ui';
import { sayValue, STAGE_TONES } from '../lead.format.js';
import { NextAction } from './next-action.js';

export const LEAD_LOOKS: ColumnLooks<typeof LEAD.list, Lead> = {
  name: { weight: 'name', card: 'name', cell: ({ name }) => <bdi>{name}</bdi> },
  company: { card: 'note', cell: ({ company }) => orDash(company) },
  stage: {
    card: 'state',
    cell: ({ stage }) => (
      <StatusBadge tone={STAGE_TONES[stage]}>{translate(LEAD_STAGE_LABELS[stage])}</StatusBadge>
    ),
  },
  value: { align: 'end', cell: ({ value }) => orDash(value === null ? null : sayValue(value)) },
  owner: { cell: ({ owner }) => orDash(owner?.name) },
  nextOn: { card: 'text', cell: (lead) => <NextAction lead={lead} /> },
  source: { cell: ({ source }) => translate(LEAD_SOURCE_LABELS[source]) },
  services: {
    cell: ({ services }) =>
      orDash(formatList(services.map((service) => translate(AGENCY_SERVICE_LABELS[service])))),
  },
  city: { cell: ({ city }) => orDash(city) },
  createdAt: { wide: true, cell: ({ createdAt }) => formatDate(createdAt) },
};
