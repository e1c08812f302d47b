/** @import ts from 'typescript' */

/** @typedef {ReadonlyMap<ts.Node, Bound>} Bindings of parameters to what a call gives for them */
/**
 * @typedef {object} Bound
 * @property {ts.Node | null} node null: nothing was given
 * @property {Bindings} bindings
 */
/** @typedef {(key: string, count: number) => number} Choose which way a run takes where the text does not say it */

/** A parameter decides the text: whoever calls its function knows it. */
export class NeedsCaller extends Error {
  /** @param {ts.SignatureDeclaration} called */
  constructor(called) {
    super(`decided by the callers of ${called.name?.getText() ?? 'a function'}`);
    this.called = called;
  }
}

/** The text is known at run time only. */
export class NotStatic extends Error {}

/** @param {ts.Node} node @returns {never} */
export const giveUp = (node) => {
  throw new NotStatic(`not known before it runs: ${node.getText().replaceAll(/\s+/g, ' ').slice(0, 80)}`);
};

const MOST_RUNS = 400;

/**
 * Calls `work` once for each combination of ways.
 * @template T
 * @param {(choose: Choose) => T} work
 * @returns {T[]}
 */
export function everyWay(work) {
  /** @type {T[]} */
  const results = [];
  /** @type {{ index: number, count: number }[]} */
  let path = [];
  for (let run = 0; run < MOST_RUNS; run += 1) {
    /** @type {Map<string, number>} */
    const taken = new Map();
    let at = 0;
    results.push(
      work((key, count) => {
        const known = taken.get(key);
        if (known !== undefined) return known;
        path[at] ??= { index: 0, count };
        const index = path[at]?.index ?? 0;
        at += 1;
        taken.set(key, index);
        return index;
      }),
    );
    path = path.slice(0, at);
    let last = path.at(-1);
    while (last && last.index + 1 >= last.count) {
      path.pop();
      last = path.at(-1);
    }
    if (!last) return results;
    last.index += 1;
  }
  throw new NotStatic('more combinations than can be tried');
}
