import type { ReadProposal } from '@atrium/contracts';

interface Written {
  blocks: readonly unknown[];
  terms: string;
}

/** The parts of what was sent, from above to below. */
export const partsOf = ({ blocks, terms }: Written): string[] => [
  'intro',
  ...blocks.map((_, place) => `block-${String(place)}`),
  'costs',
  ...(terms ? ['terms'] : []),
];

/** What is told of parts that are there, each once. */
export function readOf(told: ReadProposal['parts'], known: readonly string[]): ReadProposal['parts'] {
  return known.flatMap((part) => {
    const seconds = told.reduce((sum, each) => (each.part === part ? sum + each.seconds : sum), 0);
    return seconds > 0 ? [{ part, seconds }] : [];
  });
}
