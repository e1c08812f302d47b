import { figuresOf, PROPOSAL, type CreateProposal } from '@atrium/contracts';
import { refusedField, wrongField } from '@atrium/platform';

type Chosen = Pick<CreateProposal, 'items' | 'discount' | 'discountAmount' | 'placeOverride' | 'placeReason'>;

/** @throws {AppError} PROPOSAL_PLACE_REASON on `placeReason`, PROPOSAL_ONE_DISCOUNT on the amount */
export function refuseChoices({ items, discount, discountAmount, placeOverride, placeReason }: Chosen): void {
  const { PROPOSAL_ONE_DISCOUNT, PROPOSAL_PLACE_REASON } = PROPOSAL.errors;
  if (placeOverride && !placeReason) throw refusedField('placeReason', PROPOSAL_PLACE_REASON);
  const both = (each: Pick<Chosen, 'discount' | 'discountAmount'>) =>
    each.discount !== null && each.discountAmount != null;
  const place = items.findIndex(both);
  if (place !== -1) throw refusedField(`items.${String(place)}.discountAmount`, PROPOSAL_ONE_DISCOUNT);
  if (both({ discount, discountAmount })) throw refusedField('discountAmount', PROPOSAL_ONE_DISCOUNT);
}

/** @throws {AppError} VALIDATION_FAILED on the first wrong item */
export function priceOf(
  given: Pick<CreateProposal, 'items' | 'discount' | 'discountAmount' | 'pricesIncludeTax'>,
  money: Parameters<typeof figuresOf>[1],
) {
  const found = figuresOf(given, money);
  if ('wrong' in found) throw wrongField(found.wrong, found.message);
  return { figures: found.figures, total: found.figures?.total ?? 0 };
}
