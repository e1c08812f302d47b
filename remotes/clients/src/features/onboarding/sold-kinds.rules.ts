import {
  AGENCY_SERVICE_LABELS,
  AGENCY_SERVICES,
  type AgencyService,
  type Lead,
  type ProposalItemDraft,
} from '@atrium/contracts';
import { translate } from '@atrium/sdk';

export type SoldItem = Pick<ProposalItemDraft, 'title' | 'details'>;

interface Sold {
  lead: Pick<Lead, 'services'> | null;
  sold: readonly SoldItem[];
}

/** The kinds of projects that a lead wants or that were sold: a service of the company's own has no template. */
export const kindsOf = ({ lead, sold }: Sold): AgencyService[] =>
  AGENCY_SERVICES.filter((kind) => (lead?.services.includes(kind) ?? false) || sold.some(names(kind)));

/** Whether a line says the service, as whole words: WhatsApp is no app. */
const names =
  (kind: AgencyService) =>
  ({ title, details }: SoldItem): boolean => {
    const said = spaced(`${title} ${details ?? ''}`);
    const label = AGENCY_SERVICE_LABELS[kind];
    return [label, translate(label)].some((word) => said.includes(spaced(word)));
  };

const spaced = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `;
