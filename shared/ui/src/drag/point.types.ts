/** A place in the window, in pixels. */
export interface Point {
  x: number;
  y: number;
}
