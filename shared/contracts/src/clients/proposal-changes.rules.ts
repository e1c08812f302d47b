import type { ProposalBlock, ProposalItemDraft, ShownFigures } from './proposal.js';

/** What two versions of a proposal are compared by. */
export interface ComparedProposal {
  title: string;
  intro: string;
  items: readonly ProposalItemDraft[];
  discount: string | null;
  discountAmount?: number | null | undefined;
  blocks?: readonly ProposalBlock[] | undefined;
  terms: string;
  validUntil: string;
  figures: Pick<ShownFigures, 'total'> | null;
}

export type ProposalChange =
  | { kind: 'text'; field: 'title' | 'intro' | 'terms'; before: string; after: string }
  | { kind: 'validUntil' | 'discount'; before: string | null; after: string | null }
  | { kind: 'discountAmount'; before: number | null; after: number | null }
  | { kind: 'block'; title: string; before: string | null; after: string | null }
  | { kind: 'total'; before: number; after: number }
  | { kind: 'added' | 'removed'; item: ProposalItemDraft }
  | { kind: 'changed'; before: ProposalItemDraft; after: ProposalItemDraft };

/** What a version changes against the one before; items are the same where their titles are. */
export function proposalChanges(before: ComparedProposal, after: ComparedProposal): ProposalChange[] {
  const texts = (['title', 'intro', 'terms'] as const)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ kind: 'text' as const, field, before: before[field], after: after[field] }));
  const values = (['validUntil', 'discount'] as const)
    .filter((kind) => before[kind] !== after[kind])
    .map((kind) => ({ kind, before: before[kind], after: after[kind] }));
  const totals = { before: before.figures?.total ?? 0, after: after.figures?.total ?? 0 };
  return [
    ...texts,
    ...blockChanges(before.blocks ?? [], after.blocks ?? []),
    ...itemChanges(before.items, after.items),
    ...values,
    ...amountChanges(before.discountAmount ?? null, after.discountAmount ?? null),
    ...(totals.before === totals.after ? [] : [{ kind: 'total' as const, ...totals }]),
  ];
}

const amountChanges = (before: number | null, after: number | null): ProposalChange[] =>
  before === after ? [] : [{ kind: 'discountAmount', before, after }];

/** Parts are the same where their titles are; of several with one title, the first is the first of them. */
function blockChanges(before: readonly ProposalBlock[], after: readonly ProposalBlock[]): ProposalChange[] {
  const left = [...before];
  const changes = after.map(({ title, text }) => {
    const place = left.findIndex((block) => block.title === title);
    const [was] = place === -1 ? [] : left.splice(place, 1);
    return { title, before: was?.text ?? null, after: text };
  });
  const removed = left.map(({ title, text }) => ({ title, before: text, after: null }));
  return [...changes, ...removed]
    .filter((change) => change.before !== change.after)
    .map((change) => ({ kind: 'block', ...change }));
}

function itemChanges(
  before: readonly ProposalItemDraft[],
  after: readonly ProposalItemDraft[],
): ProposalChange[] {
  const left = [...before];
  const changes: ProposalChange[] = [];
  for (const item of after) {
    const place = left.findIndex(({ title }) => title === item.title);
    const [was] = place === -1 ? [] : left.splice(place, 1);
    if (!was) changes.push({ kind: 'added', item });
    else if (textOf(was) !== textOf(item)) changes.push({ kind: 'changed', before: was, after: item });
  }
  return [...changes, ...left.map((item) => ({ kind: 'removed' as const, item }))];
}

const textOf = ({ title, details, qty, unitPrice, taxRate, discount, ...item }: ProposalItemDraft): string =>
  JSON.stringify([
    title,
    details,
    qty,
    unitPrice,
    taxRate,
    discount,
    item.discountAmount ?? null,
    item.recurrence,
    item.periods,
    item.hsnSac ?? null,
  ]);
