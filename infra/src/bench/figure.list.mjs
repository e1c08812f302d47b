/** @typedef {{ what: string, value: number, floor: number }} Figure of the portal, and of the bare thing it rests on */

/**
 * The figures of a long section, each of which is printed when it is known.
 * @param {(figure: string) => void} known
 */
export function figuresOf(known) {
  /** @type {Figure[]} */
  const figures = [];
  const add = (/** @type {string} */ what, /** @type {number} */ value, /** @type {number} */ floor) => {
    figures.push({ what, value, floor });
    known(`${what}: ${value.toFixed(1)}, floor ${floor.toFixed(1)}, ratio ${(value / floor).toFixed(2)}`);
  };
  return { figures, add };
}
