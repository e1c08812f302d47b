/** What a scorecard comes to: how much was given in all, and for how many criteria. */
export interface Given {
  total: number;
  rated: number;
}

/** A multiple of every number of criteria, up to twelve: means are compared and added without fractions. */
const PARTS = 27_720;

/** The mean of the means of scorecards, rounded once, half up, to two decimals; null: nothing was assessed. */
export function meanOf(cards: readonly Given[]): number | null {
  const rated = cards.filter((card) => card.rated > 0);
  if (rated.length === 0) return null;
  const parts = rated.reduce((sum, { total, rated: of }) => sum + (total * PARTS) / of, 0);
  const whole = PARTS * rated.length;
  return Math.floor((200 * parts + whole) / (2 * whole)) / 100;
}
