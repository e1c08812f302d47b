export interface PartPlace {
  part: string;
  /** In pixels below the upper edge of the window. */
  top: number;
  bottom: number;
}

/** The part that takes most of the window; null: none is in it. */
export function partInView(parts: readonly PartPlace[], height: number): string | null {
  let shown: { part: string; pixels: number } | null = null;
  for (const { part, top, bottom } of parts) {
    const pixels = Math.min(bottom, height) - Math.max(top, 0);
    if (pixels > (shown?.pixels ?? 0)) shown = { part, pixels };
  }
  return shown?.part ?? null;
}
