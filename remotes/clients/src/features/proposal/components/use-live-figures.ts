import { figuresOf, type CreateProposal, type Proposal, type ProposalFigures } from '@atrium/contracts';
import { useMemo } from 'react';

type Typed = Pick<CreateProposal, 'items' | 'discount' | 'discountAmount' | 'pricesIncludeTax'>;

/** The figures of what is typed now, by the rules of the server; null while a price is wrong or half typed. */
export function useLiveFigures(
  { items, discount, discountAmount, pricesIncludeTax }: Typed,
  { currency, supply }: Pick<Proposal, 'currency' | 'supply'>,
): ProposalFigures | null {
  const key = JSON.stringify([items, discount, discountAmount ?? null, pricesIncludeTax]);
  return useMemo(() => {
    const [lines, off, amount, inside] = JSON.parse(key) as [
      ...[Typed['items'], string | null, number | null, boolean],
    ];
    try {
      const found = figuresOf(
        { items: lines.map(read), discount: off || null, discountAmount: amount, pricesIncludeTax: inside },
        { currency, supply },
      );
      return 'figures' in found ? found.figures : null;
    } catch (reason) {
      // A number that is half typed is none yet.
      if (reason instanceof RangeError || reason instanceof SyntaxError) return null;
      throw reason;
    }
  }, [key, currency, supply]);
}

/** An empty field of the form is no discount and no end. */
const read = (item: Typed['items'][number]): Typed['items'][number] => ({
  ...item,
  discount: item.discount || null,
  periods: item.periods ?? null,
});
