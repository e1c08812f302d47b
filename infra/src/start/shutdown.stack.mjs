/** Steps to undo when the process ends, in reverse order. */
export class ShutdownStack {
  /** @type {(() => unknown)[]} */
  #undo = [];

  /** @param {() => unknown} undo may return a promise */
  add(undo) {
    this.#undo.push(undo);
  }

  /** Undoes everything, also after a failure, which is thrown at the end. */
  async run() {
    /** @type {unknown[]} */
    const failures = [];
    for (let undo = this.#undo.pop(); undo; undo = this.#undo.pop()) {
      try {
        await undo();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length) throw failures[0];
  }
}
