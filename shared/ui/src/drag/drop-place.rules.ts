/** A drawn thing: its key, and where it stands in the window, in pixels. */
export interface DrawnThing {
  key: string;
  top: number;
  bottom: number;
}

/** The thing above which a drop at this height lands, by the middle of each; null below the last. */
export function dropsAbove(drawn: readonly DrawnThing[], y: number): string | null {
  return drawn.find(({ top, bottom }) => y < (top + bottom) / 2)?.key ?? null;
}
