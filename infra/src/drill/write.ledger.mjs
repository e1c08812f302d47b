/**
 * A person whom a writer has created and continues to change.
 * @typedef {object} Written
 * @property {string} id
 * @property {string} email
 * @property {boolean} invited
 * @property {number} version
 * @property {string} phone
 * @property {number} changes how many changes have taken effect since the creation
 */

/** Records outside the portal what it has acknowledged. */
export class WriteLedger {
  acknowledged = 0;
  /** Requests whose answer was lost, or which were temporarily refused. */
  unanswered = 0;
  /** @type {Written[]} */
  people = [];
  /** @type {Set<() => void>} */
  #waiting = new Set();

  /** Counts a write that the portal has acknowledged. */
  acknowledge() {
    this.acknowledged += 1;
    this.#waiting.forEach((look) => look());
  }

  /**
   * @param {number} count
   * @returns {Promise<void>} once so many writes are acknowledged in all
   */
  reached(count) {
    return new Promise((resolve) => {
      const look = () => {
        if (this.acknowledged < count) return;
        this.#waiting.delete(look);
        resolve();
      };
      this.#waiting.add(look);
      look();
    });
  }
}
