import {
  labelOfChoice,
  labelOfStage,
  offeredChoices,
  sayChoice,
  type Lead,
  type LeadChoiceList,
  type LeadSetup,
} from '@atrium/contracts';
import { formatList, translate } from '@atrium/sdk';
import { orDash, StatusBadge } from '@atrium/ui';
import { useLeadSetup } from './lead-setup.api.js';

/** Choices for a field or a filter; those that a record has stay, though they are archived. */
export const optionsOf = (setup: LeadSetup, list: LeadChoiceList, chosen: readonly string[] = []) => {
  const offered = offeredChoices(setup, list).map(({ value, label }) => ({ value, label: translate(label) }));
  const missing = chosen.filter((key) => offered.every(({ value }) => value !== key));
  return [
    ...offered,
    ...missing.map((key) => ({ value: key, label: translate(sayChoice(setup, list, key)) })),
  ];
};

/** The stage of a lead in the company's words. */
export const sayStage = ({ stage, stageName }: Pick<Lead, 'stage' | 'stageName'>): string =>
  translate(labelOfStage({ type: stage, name: stageName }));

export const saySource = ({ source, sourceName }: Pick<Lead, 'source' | 'sourceName'>): string =>
  translate(labelOfChoice('sources', source, sourceName));

export function StageBadge({ lead }: { lead: Pick<Lead, 'stage' | 'stageKey' | 'stageName'> }) {
  const stage = useLeadSetup().stages.find(({ key }) => key === lead.stageKey);
  return <StatusBadge tone={stage?.colour ?? 'neutral'}>{sayStage(lead)}</StatusBadge>;
}

/** A source by the company's words. */
export function Source({ value }: { value: string }) {
  return <>{translate(sayChoice(useLeadSetup(), 'sources', value))}</>;
}

/** Services by the company's words. */
export function Services({ keys }: { keys: readonly string[] }) {
  const setup = useLeadSetup();
  return <>{orDash(formatList(keys.map((key) => translate(sayChoice(setup, 'services', key)))))}</>;
}
