import { startGateway } from '../gateway/gateway.process.mjs';

/** A gateway that can be replaced by one with the newest code. */
export class RestartingGateway {
  /** @param {Parameters<typeof startGateway>[0]} options */
  constructor(options) {
    this.options = options;
    this.current = startGateway(options);
    this.serving = this.current.ready;
  }

  /** Settles when the newest one serves; rejects when it ended before that. */
  ready = () => this.serving;

  stop = () => this.current.stop();

  /** From its first moment on, `ready` waits for the new one. */
  restart() {
    this.serving = this.#replace();
    return this.serving;
  }

  async #replace() {
    await this.current.stop();
    this.current = startGateway(this.options);
    await this.current.ready;
  }
}
